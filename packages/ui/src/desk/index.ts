export { type ActivityDay, ActivityList } from './ActivityList/ActivityList.tsx';
export type { Activity, ActivityAccount } from './ActivityList/sentence.tsx';
export { AdminFrame, type AdminFrameProps, type AdminLink } from './AdminFrame/AdminFrame.tsx';
export { CodeForm, type CodeFormProps } from './CodeForm/CodeForm.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type DeletableItem,
} from './ConfirmDialog/ConfirmDialog.tsx';
export { compact } from './compact.css.ts';
export { type DeskItem, DeskList, type DeskListProps } from './DeskList/DeskList.tsx';
export { DeskTabs, type DeskTabsProps } from './DeskTabs/DeskTabs.tsx';
export { DeskTools, type DeskToolsProps } from './DeskTools/DeskTools.tsx';
export { EditFrame, type EditFrameProps } from './EditFrame/EditFrame.tsx';
export {
  type Failure,
  FailureList,
} from './FailureList/FailureList.tsx';
export { LineList } from './FailureList/LineList.tsx';
export { FieldControl, type FieldControlProps } from './Fields/FieldControl.tsx';
export { Fields, type FieldsProps } from './Fields/Fields.tsx';
export {
  type FieldDescription,
  type FieldValue,
  type FieldValues,
  textOf,
} from './Fields/field.ts';
export { InviteDialog } from './InviteDialog/InviteDialog.tsx';
export { MediaThumbnail, type MediaThumbnailProps } from './MediaThumbnail/MediaThumbnail.tsx';
export { type NewPassword, PasswordForm } from './PasswordForm/PasswordForm.tsx';
export { PeopleList, type Person } from './PeopleList/PeopleList.tsx';
export { PicturePicker, type PicturePickerProps } from './PicturePicker/PicturePicker.tsx';
export { PublishPanel, type PublishPanelProps } from './PublishPanel/PublishPanel.tsx';
export { SaveStatus, type SaveStatusProps } from './SaveStatus/SaveStatus.tsx';
export { type AppKey, SecondStepSetup } from './SecondStepSetup/SecondStepSetup.tsx';
export {
  SelectionAction,
  SelectionFrame,
  type SelectionFrameProps,
} from './SelectionFrame/SelectionFrame.tsx';
export { AccountStatus, type AccountStatusProps } from './SignInPanel/AccountStatus.tsx';
export { MailLinkForm } from './SignInPanel/MailLinkForm.tsx';
export { SignInDialog, SignInPanel, type SignInReason } from './SignInPanel/SignInPanel.tsx';
export type { SignInProblem } from './SignInPanel/signInProblems.ts';
export { StateMessage } from './StateMessage/StateMessage.tsx';
export { type Task, type TaskItem, TaskList } from './TaskList/TaskList.tsx';
export { type DeletedItem, TrashList, type TrashListProps } from './TrashList/TrashList.tsx';
export {
  type ContestedField,
  VersionChoice,
  type VersionChoiceProps,
} from './VersionChoice/VersionChoice.tsx';
