export {
  AccountStatus,
  type AccountStatusLabels,
  type AccountStatusProps,
  defaultAccountStatusLabels,
} from './AccountStatus.tsx';
export {
  SignInDialog,
  type SignInDialogProps,
  SignInPanel,
  type SignInPanelProps,
} from './SignInPanel.tsx';
export {
  defaultSignInLabels,
  type SignInLabels,
  type SignInProblem,
  type SignInReason,
} from './signInLabels.ts';
