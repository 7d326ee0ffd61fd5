export { MediaUploader, type MediaUploaderProps } from './MediaUploader.tsx';
export type { MediaUploaderActions } from './MediaUploaderList.tsx';
export type { ImageWithoutCopy, LeftoverFile } from './MediaUploaderNotices.tsx';
export { defaultMediaUploaderWords, type MediaUploaderWords } from './mediaUploaderWords.ts';
