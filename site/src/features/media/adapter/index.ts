export { AdapterError, CONNECTION_LOST } from '../../../supabase/errors.ts';
export { findOrphans, removeOrphans } from './cleanUp.ts';
export { type DeletedRow, deleteImage, removeFilesOf, restoreImage } from './deleteImage.ts';
export { imageList, imagesQuery, listImages, readImage } from './readImages.ts';
export type { ImageUpload } from './storeFile.ts';
export { ImageConflictError, updateImage } from './updateImage.ts';
export { createUploader } from './uploadImage.ts';
