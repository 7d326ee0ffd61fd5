import { queryOptions } from '@tanstack/react-query';
import { connect } from '../../../supabase/client.ts';
import { listPhotos } from './listPhotos.ts';
import type { ProjectPhoto } from './photo.ts';

export const galleryPhotos = async (signal?: AbortSignal): Promise<ProjectPhoto[]> =>
  listPhotos(await connect(), signal);

export const projectQueries = {
  gallery: () =>
    queryOptions({
      queryKey: ['projects', 'gallery'],
      queryFn: ({ signal }) => galleryPhotos(signal),
    }),
};
