import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { SignInDismissed, type SignInGate, tellFailure } from '../admin/index.ts';
import { ImageConflictError, imageList, imagesQuery, updateImage } from './adapter/index.ts';
import { listFailure, settleEach } from './failures.ts';
import type { ImageChanges, StoredImage } from './image.ts';

/** What is to become of an image, told from what it is. */
export type Change = (image: StoredImage) => ImageChanges;

interface ImagesChange {
  readonly images: readonly StoredImage[];
  readonly change: Change;
  /** Called as each image is done, well or not. */
  readonly onEach?: () => void;
}

const changeKey = ['media', 'change'];
const none: readonly StoredImage[] = [];

/** The images as they will be. Those that do not change stay the same objects. */
export function withChanges(
  images: readonly StoredImage[],
  pending: readonly Pick<ImagesChange, 'images' | 'change'>[],
): readonly StoredImage[] {
  if (pending.length === 0) return images;
  return pending.reduce((now, { images: changed, change }) => {
    const ids = new Set(changed.map(({ id }) => id));
    return now.map((image) => (ids.has(image.id) ? { ...image, ...change(image) } : image));
  }, images);
}

/**
 * All images of the backend, kept over visits of the page and read anew when they are a minute old.
 * Changes that are on their way are laid over them, so one that fails is simply taken off again.
 */
export function useImages() {
  const { data = none, status, error, isFetching, refetch } = useQuery(imagesQuery());
  const pending = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as ImagesChange,
  });
  const images = useMemo(() => withChanges(data, pending), [data, pending]);
  const isWaiting = status === 'pending' || (status === 'error' && isFetching);
  return {
    images,
    status: isWaiting ? 'loading' : status === 'error' ? 'failed' : 'ready',
    error: listFailure(error),
    retry: () => void refetch(),
  } as const;
}

export type Images = ReturnType<typeof useImages>;

/**
 * Sends changes of the image as it is given, and keeps what the backend answers.
 * @throws ImageConflictError, AdapterError
 */
export async function sendChanges(
  client: QueryClient,
  image: StoredImage,
  changes: ImageChanges,
): Promise<void> {
  try {
    imageList.replace(client, await updateImage(image, changes));
  } catch (error) {
    if (error instanceof ImageConflictError) imageList.replace(client, error.current);
    throw error;
  }
}

/** Changes images, seen at once and taken back where it fails; one call after the other. */
export function useImageChanges(gate: SignInGate) {
  const client = useQueryClient();
  const { mutateAsync: changeAll } = useMutation({
    mutationKey: changeKey,
    scope: { id: changeKey.join() },
    mutationFn: ({ images, change, onEach }: ImagesChange) =>
      settleEach(images, (image) =>
        gate
          .run(() => {
            // Over the row as it was last heard of: the change before this one is in it.
            const known = imageList.find(client, image.id) ?? image;
            return sendChanges(client, known, change(known));
          })
          .finally(onEach),
      ),
    onSettled: () => imageList.readAgain(client),
  });
  return {
    changeAll,
    toggleFeatured: async (image: StoredImage) => {
      const isFeatured = !image.isFeatured;
      const { failed } = await changeAll({ images: [image], change: () => ({ isFeatured }) });
      const [failure] = failed;
      if (!failure || failure.error instanceof SignInDismissed) return;
      tellFailure('Failed to update image', failure.error);
    },
  };
}
