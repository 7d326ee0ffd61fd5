export { listPhotos } from './listPhotos.ts';
export type { ProjectPhoto } from './photo.ts';
export { galleryPhotos, projectQueries } from './queries.ts';
