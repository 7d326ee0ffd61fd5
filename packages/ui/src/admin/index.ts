export { AdminFrame, type AdminFrameProps, type AdminLink } from './AdminFrame/AdminFrame.tsx';
export { compact } from './compact.css.ts';
export {
  defaultFailureListLabels,
  type Failure,
  FailureList,
  type FailureListLabels,
  type FailureListProps,
} from './FailureList/FailureList.tsx';
export { LineList, type LineListProps } from './LineList/LineList.tsx';
export {
  defaultSelectionFrameLabels,
  SelectionAction,
  type SelectionActionProps,
  SelectionFrame,
  type SelectionFrameProps,
} from './SelectionFrame/SelectionFrame.tsx';
export { AccountStatus, type AccountStatusProps } from './SignInPanel/AccountStatus.tsx';
export {
  SignInDialog,
  type SignInDialogProps,
  SignInPanel,
  type SignInPanelProps,
} from './SignInPanel/SignInPanel.tsx';
export type { SignInProblem, SignInReason } from './SignInPanel/signInLabels.ts';
export { StateMessage, type StateMessageProps } from './StateMessage/StateMessage.tsx';
