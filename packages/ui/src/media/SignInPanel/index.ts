export {
  AccountStatus,
  type AccountStatusProps,
  type AccountStatusWords,
  defaultAccountStatusWords,
} from './AccountStatus.tsx';
export {
  SignInDialog,
  type SignInDialogProps,
  SignInPanel,
  type SignInPanelProps,
} from './SignInPanel.tsx';
export {
  defaultSignInWords,
  type SignInProblem,
  type SignInReason,
  type SignInWords,
} from './signInWords.ts';
