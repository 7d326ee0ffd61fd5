import { toast } from '@custom-designs/ui/components/Toast';
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { reasonFor, tellFailure } from '../failures.ts';
import { settleEach } from '../record/settleEach.ts';
import { ConflictError } from '../record/table.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { imageList, imagesQuery, updateImage } from './adapter/index.ts';
import { listFailure } from './failures.ts';
import { type ImageChanges, type StoredImage, withPublication } from './image.ts';

/** Computes the changes from the current image. */
export type Change = (image: StoredImage) => ImageChanges;

export interface ImagesChange {
  readonly images: readonly StoredImage[];
  readonly change: Change;
  /** Called after each image, even if it failed. */
  readonly onEach?: () => void;
}

/** Mutations under this key show at once, and run one by one. */
export const changing = {
  mutationKey: ['media', 'change'],
  scope: { id: 'media,change' },
} as const;

const none: readonly StoredImage[] = [];

/** Applies changes to the images. Unchanged images stay the same objects. */
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
 * All images of the backend, cached between visits and refetched after a minute. Pending changes
 * are applied on top, so a failed one simply drops out.
 */
export function useImages() {
  const { data = none, status, error, isFetching, refetch } = useQuery(imagesQuery());
  const pending = useMutationState({
    filters: { mutationKey: changing.mutationKey, status: 'pending' },
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
 * Sends changes to the given image and caches the response.
 * @returns the row as it is now
 * @throws ConflictError, AdapterError
 */
export async function sendChanges(
  client: QueryClient,
  image: StoredImage,
  changes: ImageChanges,
): Promise<StoredImage> {
  try {
    const updated = await updateImage(image, changes);
    imageList.replace(client, updated);
    return updated;
  } catch (error) {
    if (error instanceof ConflictError) imageList.replace(client, error.current);
    throw error;
  }
}

/** The values before these changes, to undo them. */
function formerValues(image: StoredImage, changes: ImageChanges): ImageChanges {
  const names = Object.keys(withPublication(image, changes)) as (keyof ImageChanges)[];
  return Object.fromEntries(names.map((name) => [name, image[name] ?? '']));
}

/** Changes images one by one. Each change shows at once and is reverted if it fails. */
export function useImageChanges(gate: SignInGate) {
  const client = useQueryClient();
  const { mutateAsync: changeAll } = useMutation({
    ...changing,
    mutationFn: ({ images, change, onEach }: ImagesChange) =>
      settleEach(images, (image) =>
        gate
          .run(async () => {
            // Starts from the cached row, which includes the previous change.
            const known = imageList.find(client, image.id) ?? image;
            const changes = change(known);
            await sendChanges(client, known, changes);
            return formerValues(known, changes);
          })
          .finally(onEach),
      ),
    onSettled: () => imageList.readAgain(client),
  });
  /** Keeps the typed title in the message if it couldn't be saved. */
  const rename = async (image: StoredImage, title: string): Promise<void> => {
    const { failed } = await changeAll({ images: [image], change: () => ({ title }) });
    const [failure] = failed;
    if (!failure) return;
    toast({
      title: `Failed to rename the image to “${title}”`,
      description: reasonFor(failure.error),
      variant: 'destructive',
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Try again',
        altText: 'To try again, press F8 and then Try again.',
        onAction: () => void rename(imageList.find(client, image.id) ?? image, title),
      },
    });
  };
  return {
    changeAll,
    toggleFeatured: async (image: StoredImage) => {
      const isFeatured = !image.isFeatured;
      const { failed } = await changeAll({ images: [image], change: () => ({ isFeatured }) });
      const [failure] = failed;
      if (!failure || failure.error instanceof SignInDismissed) return;
      tellFailure('Failed to update image', failure.error);
    },
    rename,
  };
}
