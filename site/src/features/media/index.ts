export { emptyDraft, GALLERY_CATEGORY, imageRow, isUntitled, type StoredImage } from './image.ts';
export { preparePicture } from './upload/preparePicture.ts';
