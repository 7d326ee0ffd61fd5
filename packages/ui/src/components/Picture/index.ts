export { lampHost, Picture, type PictureProps } from './Picture.tsx';
export {
  type PictureSource,
  pictureWidths,
  type RemotePicture,
  type RenderedPicture,
} from './source.ts';
