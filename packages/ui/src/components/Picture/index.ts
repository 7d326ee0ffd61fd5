export { lampHost } from './lampHost.ts';
export { Picture, type PictureProps } from './Picture.tsx';
export {
  type PictureSource,
  pictureWidths,
  preloadLink,
  type RemotePicture,
  type RenderedPicture,
} from './source.ts';
