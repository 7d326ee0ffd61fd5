export { MediaUploader, type MediaUploaderProps } from './MediaUploader.tsx';
export type { UploadDetails } from './MediaUploaderDetails.tsx';
export { defaultMediaUploaderWords, type MediaUploaderWords } from './mediaUploaderWords.ts';
export type {
  BatchProgress,
  MediaUploaderActions,
  QueuePhase,
  RefusedFile,
  TwinFile,
  UploadDefaults,
  UploadFile,
  UploadQueueState,
  UploadStatus,
} from './uploadQueue.ts';
