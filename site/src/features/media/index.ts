export { imageRow } from './image.ts';
export { preparePicture } from './upload/preparePicture.ts';
