export { emptyDraft, imageRow, type StoredImage } from './image.ts';
export { preparePicture } from './upload/preparePicture.ts';
