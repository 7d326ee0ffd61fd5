import { toast } from '@custom-designs/ui/components/Toast';
import { isBusy, type UploadJob, useUploadQueue } from '@custom-designs/ui/media';
import { useEffect, useMemo, useState } from 'react';
import { isSignInNeeded } from '../auth/adapter/index.ts';
import { connectMedia } from '../../supabase/managerClient.ts';
import { createUploader, findTwin, type StoredImage } from './adapter/index.ts';
import { addImages, readImagesAgain } from './imageCache.ts';
import type { SignInGate } from '../auth/SignInGate.ts';

export interface UploadsOptions {
  readonly gate: SignInGate;
  /** All images that are stored, by which a file is known again. */
  readonly images: readonly StoredImage[];
  readonly onLeftBehind: (places: readonly string[]) => void;
}

/** The upload queue of the library, over the adapters. It lives with the screen, whatever tab is open. */
export function useUploads({ gate, images, onLeftBehind }: UploadsOptions) {
  const [uploader] = useState(() => createUploader({ onLeftBehind }));
  const names = useMemo(
    () => new Map(images.map(({ sha256, title, fileName }) => [sha256, title || fileName])),
    [images],
  );

  const upload = async ({ id, file, picture, details, onTwin, ...job }: UploadJob) => {
    const { content, signal, onProgress } = job;
    const image = await uploader.upload({
      ...{ key: id, fileName: file.name, content, signal, onProgress },
      ...picture,
      ...details,
    });
    addImages([image]);
    const twin = await findTwin(await connectMedia(), image);
    if (twin) onTwin(twin.title || twin.fileName);
  };
  const [state, actions] = useUploadQueue({
    upload,
    isSignInNeeded,
    storedAs: (sha256) => names.get(sha256),
    onMessage: toast,
    // After a full success the form resets first (docs/behavior.md#media-queue).
    onBatchEnd: ({ succeeded, failed, left }) => {
      if (succeeded > 0 && failed + left > 0) void readImagesAgain();
    },
    onReset: () => void readImagesAgain(),
  });

  const isPaused = state.phase === 'paused';
  useEffect(() => {
    // Dismissed: the batch still waits, and can be gone on with or cancelled.
    if (isPaused) gate.ask('expired').then(actions.resume, () => undefined);
  }, [isPaused, gate, actions]);

  const asManager = (perform: () => unknown) => () =>
    // Dismissed: nothing has begun, and everything is still in the list.
    gate.run(async () => void (await perform())).catch(() => undefined);
  return {
    state,
    /** Goes on with a batch that waits. */
    signIn: asManager(actions.resume),
    actions: {
      ...actions,
      start: asManager(actions.start),
      retryFailed: asManager(actions.retryFailed),
    },
    isUploading: isBusy(state),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
