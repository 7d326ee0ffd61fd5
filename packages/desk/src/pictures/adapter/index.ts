export { AdapterError, CONNECTION_LOST } from '@custom-designs/supabase/errors';
export { findOrphans, removeOrphans } from './cleanUp.ts';
export { deleteImage } from './deleteImage.ts';
export { imageList, imagesQuery, listImages, readImage } from './readImages.ts';
export { readUses, usesOf } from './readUses.ts';
export { isReplaceable, replaceFile } from './replaceFile.ts';
export {
  type DeletedImage,
  destroyExpired,
  destroyImage,
  listTrash,
  restoreImage,
  trashQuery,
} from './trash.ts';
export { updateImage } from './updateImage.ts';
export { createUploader } from './uploadImage.ts';
