export { AdminFrame, type AdminFrameProps, type AdminLink } from './AdminFrame/index.ts';
export { compact } from './compact.css.ts';
export {
  defaultFailureListLabels,
  type Failure,
  FailureList,
  type FailureListLabels,
  type FailureListProps,
} from './FailureList/index.ts';
export { LineList, type LineListProps } from './LineList/index.ts';
export {
  defaultSelectionFrameLabels,
  SelectionAction,
  type SelectionActionProps,
  SelectionFrame,
  type SelectionFrameProps,
} from './SelectionFrame/index.ts';
export {
  AccountStatus,
  type AccountStatusProps,
  SignInDialog,
  type SignInDialogProps,
  SignInPanel,
  type SignInPanelProps,
  type SignInProblem,
  type SignInReason,
} from './SignInPanel/index.ts';
