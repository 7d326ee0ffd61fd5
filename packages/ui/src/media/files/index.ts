export {
  type DroppedFile,
  type DroppedFolder,
  type DroppedItem,
  filesFromDrop,
} from './filesFromDrop.ts';
export { acceptedFormats, type ImageType } from './imageTypes.ts';
export {
  ChangedFile,
  checkFile,
  cleanFile,
  type Inspected,
  inspectFile,
  type PictureFacts,
} from './inspect.ts';
export { type AcceptedPicture, inspectPicture, type PictureVerdict } from './inspectPicture.ts';
export { uploadLimits } from './limits.ts';
export { cleanFileName, titleFromFileName } from './names.ts';
export {
  defaultRefusalWords,
  describeRefusal,
  type Refusal,
  type RefusalReason,
  type RefusalWords,
} from './refusals.ts';
export { makeThumbnail } from './thumbnail/makeThumbnail.ts';
export { thumbnailSize } from './thumbnail/thumbnailSize.ts';
