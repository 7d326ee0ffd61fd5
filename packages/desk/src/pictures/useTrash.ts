import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reasonFor, tellFailure } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import {
  type DeletedImage,
  destroyExpired,
  destroyImage,
  imageList,
  trashQuery,
} from './adapter/index.ts';
import { settleEach } from './failures.ts';
import type { StoredImage } from './image.ts';
import { restoreImages } from './imageDeletions.ts';

const none: readonly DeletedImage[] = [];
const key = ['media', 'trash'];

/** The images in the trash, while a manager is signed in, and what can be done with them. */
export function useTrash(gate: SignInGate, isEditor: boolean) {
  const client = useQueryClient();
  const { data = none, status, error, refetch } = useQuery({ ...trashQuery(), enabled: isEditor });
  useEffect(() => {
    // Nobody waits for it. The next visit tries again.
    if (isEditor) destroyExpired().catch(() => undefined);
  }, [isEditor]);
  const { mutate: restore } = useMutation({
    mutationKey: key,
    mutationFn: (images: readonly StoredImage[]) => restoreImages(images, { client, gate }),
  });
  const { mutate: destroy } = useMutation({
    mutationKey: key,
    mutationFn: async (images: readonly StoredImage[]) => {
      const { failed } = await settleEach(images, (image) => gate.run(() => destroyImage(image)));
      const [failure] = failed;
      if (failure && !(failure.error instanceof SignInDismissed)) {
        tellFailure('Failed to delete image', failure.error);
      }
    },
    onSettled: () => imageList.readAgain(client),
  });
  const busy = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as readonly StoredImage[],
  });
  return {
    images: data,
    status: status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'ready',
    error: error ? reasonFor(error) : '',
    busyIds: new Set(busy.flat().map(({ id }) => id)),
    onRetry: () => void refetch(),
    restore,
    destroy,
  } as const;
}

export type Trash = ReturnType<typeof useTrash>;
