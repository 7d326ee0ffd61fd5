import { mediaQueries, type StoredImage } from './adapter/index.ts';
import { queryClient } from '../../supabase/queryClient.ts';

const { queryKey } = mediaQueries.images();

/* The rows as the backend last told them, one by one or all. */

export const knownImages = (): readonly StoredImage[] => queryClient.getQueryData(queryKey) ?? [];

export const knownImage = (id: string): StoredImage | undefined =>
  knownImages().find((image) => image.id === id);

export function replaceImage(image: StoredImage): void {
  queryClient.setQueryData(queryKey, (images) =>
    images?.map((known) => (known.id === image.id ? image : known)),
  );
}

const moment = ({ createdAt }: StoredImage) => Date.parse(createdAt ?? '') || 0;

/** Newest first, as the list comes. Without a list there is nothing to add to: it will be read. */
export function addImages(added: readonly StoredImage[]): void {
  const ids = new Set(added.map(({ id }) => id));
  queryClient.setQueryData(
    queryKey,
    (images) =>
      images &&
      [...added, ...images.filter(({ id }) => !ids.has(id))].toSorted(
        (a, b) => moment(b) - moment(a),
      ),
  );
}

export function forgetImages(ids: ReadonlySet<string>): void {
  queryClient.setQueryData(queryKey, (images) => images?.filter(({ id }) => !ids.has(id)));
}

/**
 * Reads the list again, as after every change and deletion (docs/behavior.md#media-gallery). One that is
 * already under way may not know of it yet, so it is given up.
 */
export const readImagesAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey }, { cancelRefetch: true });
