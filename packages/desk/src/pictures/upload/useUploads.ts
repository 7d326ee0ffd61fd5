import type { MediaUploaderActions } from '@custom-designs/ui/media';
import type { Manager } from '../../useManager.ts';
import { isBusy } from './uploadReducer.ts';
import { useBatch } from './useBatch.ts';
import { useUploadQueue } from './useUploadQueue.ts';

/**
 * The upload of images, from the chosen file to the row. It continues no matter which tab of the
 * screen is open.
 */
export function useUploads(manager: Manager) {
  const queue = useUploadQueue();
  const batch = useBatch(queue, manager);
  const { state } = queue;
  const actions: MediaUploaderActions = { ...queue.actions, ...batch.actions };
  return {
    state,
    actions,
    isUploading: isBusy(state),
    unsavedCount: state.items.filter(({ status }) => status !== 'success').length,
    signIn: batch.signIn,
  };
}

export type Uploads = ReturnType<typeof useUploads>;
