export { CoverField, type CoverFieldProps } from './CoverField/CoverField.tsx';
export { PreviewFrame, type PreviewFrameProps } from './PreviewFrame/PreviewFrame.tsx';
export { VersionsDialog, type VersionsDialogProps } from './VersionsDialog/VersionsDialog.tsx';
