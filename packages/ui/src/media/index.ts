export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmDialogWords,
  defaultConfirmDialogWords,
} from './ConfirmDialog/index.ts';
export {
  type AcceptedPicture,
  cleanFileName,
  type DroppedItem,
  filesFromDrop,
  type ImageType,
  makeThumbnail,
  type PictureVerdict,
  type Refusal,
  type RefusalReason,
  type RefusalWords,
  titleFromFileName,
  uploadLimits,
} from './files/index.ts';
export {
  changesOf,
  defaultImageFieldsWords,
  draftOf,
  type ImageDraft,
  ImageFields,
  type ImageFieldsProps,
  type ImageFieldsWords,
} from './ImageFields/index.ts';
export {
  defaultMediaCardWords,
  MediaCard,
  type MediaCardHandlers,
  type MediaCardProps,
  type MediaCardWords,
  nameOfImage,
} from './MediaCard/index.ts';
export {
  defaultMediaCenterFrameWords,
  MediaCenterFrame,
  type MediaCenterFrameProps,
  type MediaCenterFrameWords,
  type MediaCenterTab,
} from './MediaCenterFrame/index.ts';
export {
  defaultMediaEditorWords,
  MediaEditor,
  type MediaEditorProps,
  type MediaEditorWords,
} from './MediaEditor/index.ts';
export {
  defaultMediaFiltersWords,
  MediaFilters,
  type MediaFiltersProps,
  type MediaFiltersWords,
} from './MediaFilters/index.ts';
export {
  defaultMediaGridWords,
  MediaGrid,
  type MediaGridProps,
  type MediaGridWords,
} from './MediaGrid/index.ts';
export { MediaThumbnail, type MediaThumbnailProps } from './MediaThumbnail/index.ts';
export {
  defaultMediaUploaderWords,
  type ImageWithoutCopy,
  type LeftoverFile,
  MediaUploader,
  type MediaUploaderActions,
  type MediaUploaderProps,
  type MediaUploaderWords,
} from './MediaUploader/index.ts';
export {
  addTag,
  countTags,
  DEFAULT_CATEGORY,
  filterImages,
  type ImageCategory,
  type ImageFilters,
  type ImageOrder,
  imageCategories,
  labelOfCategory,
  type MediaImage,
  matchesSearch,
  noFilters,
  parseTags,
  removeTag,
  type TagCount,
} from './model/index.ts';
export {
  type BatchOutcome,
  type BatchProgress,
  batchProgress,
  detailsOf,
  isBusy,
  type QueueMessage,
  type QueuePhase,
  type QueueState,
  type QueueWords,
  type RefusedFile,
  retryable,
  type TwinFile,
  type UploadDefaults,
  type UploadDetails,
  type UploadItem,
  type UploadJob,
  UploadQueue,
  type UploadQueueActions,
  type UploadQueueOptions,
  type UploadStatus,
  useUploadQueue,
  withStatus,
} from './queue/index.ts';
export {
  defaultSelectionBarWords,
  SelectionBar,
  type SelectionBarProps,
  type SelectionBarWords,
  type SelectionFailure,
} from './SelectionBar/index.ts';
export {
  AccountStatus,
  type AccountStatusProps,
  type AccountStatusWords,
  defaultAccountStatusWords,
  defaultSignInWords,
  SignInDialog,
  type SignInDialogProps,
  SignInPanel,
  type SignInPanelProps,
  type SignInProblem,
  type SignInReason,
  type SignInWords,
} from './SignInPanel/index.ts';
export {
  defaultTagFieldWords,
  TagChips,
  type TagChipsProps,
  TagField,
  type TagFieldProps,
  type TagFieldWords,
} from './TagField/index.ts';
export { Workbench, type WorkbenchProps } from './Workbench/index.ts';
