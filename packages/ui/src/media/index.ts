export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/index.ts';
export {
  type FieldValue,
  type FieldValues,
  type ImageField,
  type MediaImage,
  nameOfImage,
  type TagCount,
} from './image.ts';
export {
  MediaCenterFrame,
  type MediaCenterFrameProps,
  type MediaCenterTab,
} from './MediaCenterFrame/index.ts';
export { MediaEditor, type MediaEditorProps } from './MediaEditor/index.ts';
export {
  ALL,
  type ImageFilters,
  type ImageOrder,
  MediaFilters,
  type MediaFiltersProps,
  noFilters,
} from './MediaFilters/index.ts';
export { MediaGrid, type MediaGridProps } from './MediaGrid/index.ts';
export {
  type BatchProgress,
  MediaUploader,
  type MediaUploaderActions,
  type MediaUploaderProps,
  type RefusedFile,
  type TwinFile,
  type UploadDetails,
  type UploadFile,
  type UploadQueueState,
  type UploadStatus,
} from './MediaUploader/index.ts';
export { SelectionBar, type SelectionBarProps } from './SelectionBar/index.ts';
