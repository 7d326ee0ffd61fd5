export { type QueueEvent, reduceQueue } from './queueReducer.ts';
export {
  type BatchProgress,
  batchProgress,
  detailsOf,
  initialQueueState,
  isBusy,
  newItem,
  type QueuePhase,
  type QueueState,
  type RefusedFile,
  retryable,
  type TwinFile,
  type UploadDefaults,
  type UploadDetails,
  type UploadItem,
  type UploadStatus,
  withStatus,
} from './queueState.ts';
export {
  type BatchOutcome,
  defaultQueueWords,
  type QueueMessage,
  type QueueWords,
} from './queueWords.ts';
export { RESET_DELAY_MS, UploadQueue } from './UploadQueue.ts';
export type { UploadJob, UploadQueueOptions } from './uploadQueueOptions.ts';
export { type UploadQueueActions, useUploadQueue } from './useUploadQueue.ts';
