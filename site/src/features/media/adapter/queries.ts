import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StoredImage } from '../image.ts';
import { findOrphans } from './cleanUp.ts';
import { listImages } from './readImages.ts';

export const mediaQueries = {
  images: () =>
    queryOptions({
      queryKey: ['media', 'images'],
      queryFn: ({ signal }) => listImages(signal),
    }),
  orphans: () =>
    queryOptions({
      staleTime: 0,
      queryKey: ['media', 'orphans'],
      queryFn: () => findOrphans(),
    }),
};

const { queryKey } = mediaQueries.images();

const moment = ({ createdAt }: StoredImage) => Date.parse(createdAt ?? '') || 0;

/** The rows as the backend last told them, one by one or all. Without a list it will be read. */
export const imageList = {
  find: (client: QueryClient, id: string): StoredImage | undefined =>
    client.getQueryData(queryKey)?.find((image) => image.id === id),

  /** By the file that was chosen for it. */
  findByHash: (client: QueryClient, sha256: string): StoredImage | undefined =>
    client.getQueryData(queryKey)?.find((image) => image.sha256 === sha256),

  replace: (client: QueryClient, image: StoredImage): void => {
    client.setQueryData(queryKey, (images) =>
      images?.map((known) => (known.id === image.id ? image : known)),
    );
  },

  /** Newest first, as the list comes. */
  add: (client: QueryClient, added: readonly StoredImage[]): void => {
    const ids = new Set(added.map(({ id }) => id));
    client.setQueryData(
      queryKey,
      (images) =>
        images &&
        [...added, ...images.filter(({ id }) => !ids.has(id))].toSorted(
          (a, b) => moment(b) - moment(a),
        ),
    );
  },

  remove: (client: QueryClient, ids: ReadonlySet<string>): void => {
    client.setQueryData(queryKey, (images) => images?.filter(({ id }) => !ids.has(id)));
  },

  /**
   * Reads the list again, as after every change and deletion (docs/behavior.md#media-gallery). One that
   * is already under way may not know of it yet, so it is given up.
   */
  readAgain: (client: QueryClient): void => void client.invalidateQueries({ queryKey }),
};
