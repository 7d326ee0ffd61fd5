export { MediaUploader, type MediaUploaderProps } from './MediaUploader.tsx';
export type { UploadDetails } from './MediaUploaderDetails.tsx';
export { defaultMediaUploaderLabels, type MediaUploaderLabels } from './mediaUploaderLabels.ts';
export type {
  BatchProgress,
  MediaUploaderActions,
  QueuePhase,
  RefusedFile,
  TwinFile,
  UploadFile,
  UploadQueueState,
  UploadStatus,
} from './uploadQueue.ts';
