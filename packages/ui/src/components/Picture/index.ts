export { Picture, type PictureProps } from './Picture.tsx';
export {
  lampHost,
  type PictureSource,
  pictureWidths,
  type RemotePicture,
  type RenderedPicture,
} from './source.ts';
