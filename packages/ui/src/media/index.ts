export {
  type ImageUse,
  labelOfCategory,
  type MediaImage,
  nameOfImage,
  type TagCount,
} from './image.ts';
export {
  type MediaCenterTab,
  MediaCenterTabs,
  type MediaCenterTabsProps,
} from './MediaCenterTabs/MediaCenterTabs.tsx';
export { MediaEditor, type MediaEditorProps } from './MediaEditor/MediaEditor.tsx';
export { ALL, type ImageFilters, type ImageOrder, noFilters } from './MediaFilters/filters.ts';
export { MediaFilters, type MediaFiltersProps } from './MediaFilters/MediaFilters.tsx';
export { MediaGrid, type MediaGridProps } from './MediaGrid/MediaGrid.tsx';
export { MediaUploader, type MediaUploaderProps } from './MediaUploader/MediaUploader.tsx';
export type { UploadDetails } from './MediaUploader/MediaUploaderDetails.tsx';
export type {
  BatchProgress,
  MediaUploaderActions,
  SkippedFile,
  UploadFile,
  UploadQueueState,
  UploadStatus,
} from './MediaUploader/uploadQueue.ts';
export { SelectionBar, type SelectionBarProps } from './SelectionBar/SelectionBar.tsx';
export type { SelectionWords } from './SelectionBar/SelectionBarWords.tsx';
export { numberedTitle } from './SelectionBar/titlePattern.ts';
