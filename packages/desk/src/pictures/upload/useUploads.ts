import { type MediaUploaderActions, nameOfImage } from '@custom-designs/ui/media';
import { useMemo } from 'react';
import type { Manager } from '../../useManager.ts';
import type { Images } from '../useImages.ts';
import { isBusy, withDuplicates } from './uploadReducer.ts';
import { useBatch } from './useBatch.ts';
import { useUploadQueue } from './useUploadQueue.ts';

/**
 * The upload of images, from the chosen file to the row. It continues no matter which tab of the
 * screen is open. A file counts as checked once it's compared with the library.
 */
export function useUploads(
  manager: Manager,
  { images, status }: Pick<Images, 'images' | 'status'>,
) {
  const queue = useUploadQueue();
  const batch = useBatch(queue, manager);
  const { items } = queue.state;
  const isLibraryKnown = status !== 'loading';
  const shown = useMemo(() => {
    if (!isLibraryKnown) return items.map((item) => ({ ...item, picture: null }));
    const names = new Map(images.map((image) => [image.sha256, nameOfImage(image)]));
    return withDuplicates(items, (sha256) => names.get(sha256));
  }, [items, images, isLibraryKnown]);
  const state = { ...queue.state, items: shown };
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
