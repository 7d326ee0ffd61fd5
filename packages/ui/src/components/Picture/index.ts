export { Picture, type PictureProps } from './Picture.tsx';
export {
  brightenOnHover,
  type Exposure,
  type PictureSource,
  type RemotePicture,
  type RenderedPicture,
} from './source.ts';
