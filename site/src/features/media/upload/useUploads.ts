import { toast } from '@custom-designs/ui/components/Toast';
import { type MediaUploaderActions, nameOfImage } from '@custom-designs/ui/media';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isSignInNeeded, type SignInGate } from '../../auth/index.ts';
import { createUploader, findTwin, imageList } from '../adapter/index.ts';
import type { ImageDraft, StoredImage, UploadDefaults } from '../image.ts';
import { isBusy, type QueueState } from './queueState.ts';
import { UploadQueue } from './UploadQueue.ts';
import type { UploadQueueOptions } from './uploadQueueOptions.ts';

/** Browsers ask "Leave site?" in their own words; ours are not shown. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/**
 * A queue for one screen, and its state. While files are on their way, leaving the page asks first.
 * The queue ends with the screen.
 */
export function useUploadQueue(options: UploadQueueOptions): readonly [QueueState, UploadQueue] {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(() => new UploadQueue(() => latest.current));
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  useLeaveWarning(isBusy(state));
  useEffect(() => queue.dispose, [queue]);
  return [state, queue];
}

export interface UploadsOptions {
  readonly gate: SignInGate;
  /** All images that are stored, by which a file is known again. */
  readonly images: readonly StoredImage[];
  readonly onLeftBehind: (places: readonly string[]) => void;
}

/** The upload queue over the backend. It lives with the screen, whatever tab is open. */
export function useUploads({ gate, images, onLeftBehind }: UploadsOptions) {
  const client = useQueryClient();
  const [uploader] = useState(() => createUploader(onLeftBehind));
  const names = useMemo(
    () => new Map(images.map((image) => [image.sha256, nameOfImage(image)])),
    [images],
  );
  const readAgain = () => imageList.readAgain(client);
  const [state, queue] = useUploadQueue({
    upload: async ({ id, file, picture, details, content, signal, onProgress, onTwin }) => {
      const image = await uploader.upload({
        ...picture,
        ...details,
        key: id,
        fileName: file.name,
        content,
        signal,
        onProgress,
      });
      imageList.add(client, [image]);
      const twin = await findTwin(image);
      if (twin) onTwin(nameOfImage(twin));
    },
    isSignInNeeded,
    storedAs: (sha256) => names.get(sha256),
    onMessage: toast,
    // After a full success the form resets first (docs/behavior.md#media-queue).
    onBatchEnd: ({ succeeded, failed, left }) => {
      if (succeeded > 0 && failed + left > 0) readAgain();
    },
    onReset: readAgain,
  });

  const isPaused = state.phase === 'paused';
  useEffect(() => {
    // Dismissed: the batch still waits, and can be gone on with or canceled.
    if (isPaused) gate.ask('expired').then(queue.resume, () => undefined);
  }, [isPaused, gate, queue]);

  const asManager = (perform: () => unknown) => () => {
    // Dismissed: nothing has begun, and everything is still in the list.
    gate.run(async () => void (await perform())).catch(() => undefined);
  };
  const actions: MediaUploaderActions = {
    ...queue,
    // Values of the fields of the model, of which the form was made.
    change: (id, changes) => queue.change(id, changes as Partial<ImageDraft>),
    changeDefaults: (changes) => queue.changeDefaults(changes as Partial<UploadDefaults>),
    start: asManager(queue.start),
    retryFailed: asManager(queue.retryFailed),
  };
  return {
    state,
    actions,
    isUploading: isBusy(state),
    /** Goes on with a batch that waits. */
    signIn: asManager(queue.resume),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
