import { queryOptions } from '@tanstack/react-query';
import { connect } from '../../../supabase/client.ts';
import { connectMedia } from '../../../supabase/managerClient.ts';
import { takeInventory } from './cleanUp.ts';
import { listImages } from './listImages.ts';

export const mediaQueries = {
  /** Everybody may read, so the gallery does not wait for the client that signs in. */
  images: () =>
    queryOptions({
      queryKey: ['media', 'images'],
      queryFn: async ({ signal }) => listImages(await connect(), signal),
    }),
  inventory: () =>
    queryOptions({
      staleTime: 0,
      queryKey: ['media', 'inventory'],
      queryFn: async () => takeInventory(await connectMedia()),
      // A file that a closed page left is offered as soon as it is old enough.
      refetchInterval: ({ state: { data } }) =>
        data && data.settlesIn !== null ? data.settlesIn + 1000 : false,
    }),
};
