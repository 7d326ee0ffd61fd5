export { CoverField, type CoverFieldProps } from './CoverField/CoverField.tsx';
export { DeskList, type DeskListProps, type DeskPost } from './DeskList/DeskList.tsx';
export { DeskTools, type DeskToolsProps } from './DeskTools/DeskTools.tsx';
export { MomentField, type MomentFieldProps } from './MomentField/MomentField.tsx';
export {
  type PickerImage,
  PicturePicker,
  type PicturePickerProps,
} from './PicturePicker/PicturePicker.tsx';
export { PostFrame, type PostFrameProps } from './PostFrame/PostFrame.tsx';
export { PreviewFrame, type PreviewFrameProps } from './PreviewFrame/PreviewFrame.tsx';
export { SaveStatus, type SaveStatusProps } from './SaveStatus/SaveStatus.tsx';
