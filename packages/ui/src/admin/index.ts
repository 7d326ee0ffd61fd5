export { AdminFrame, type AdminFrameProps, type AdminLink } from './AdminFrame/AdminFrame.tsx';
export { compact } from './compact.css.ts';
export {
  defaultFailureListLabels,
  type Failure,
  FailureList,
} from './FailureList/FailureList.tsx';
export { LineList } from './FailureList/LineList.tsx';
export { InviteDialog } from './InviteDialog/InviteDialog.tsx';
export { type NewPassword, PasswordForm } from './PasswordForm/PasswordForm.tsx';
export { PeopleList, type Person } from './PeopleList/PeopleList.tsx';
export { PublishPanel, type PublishPanelProps } from './PublishPanel/PublishPanel.tsx';
export {
  defaultSelectionFrameLabels,
  SelectionAction,
  SelectionFrame,
  type SelectionFrameProps,
} from './SelectionFrame/SelectionFrame.tsx';
export { AccountStatus, type AccountStatusProps } from './SignInPanel/AccountStatus.tsx';
export { MailLinkForm } from './SignInPanel/MailLinkForm.tsx';
export { SignInDialog, SignInPanel, type SignInReason } from './SignInPanel/SignInPanel.tsx';
export type { SignInProblem } from './SignInPanel/signInProblems.ts';
export { StateMessage } from './StateMessage/StateMessage.tsx';
export { type Task, TaskList } from './TaskList/TaskList.tsx';
export {
  type ContestedField,
  VersionChoice,
  type VersionChoiceProps,
} from './VersionChoice/VersionChoice.tsx';
