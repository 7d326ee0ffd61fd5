export { Picture, type PictureProps } from './Picture.tsx';
export {
  brightenOnHover,
  type PictureSource,
  pictureWidths,
  type RemotePicture,
  type RenderedPicture,
} from './source.ts';
