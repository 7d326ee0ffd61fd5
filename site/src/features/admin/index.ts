export { reasonFor, tellFailure } from './failures.ts';
export { ManagerAccount, ManagerSignInDialog, signInProps } from './ManagerAccount.tsx';
export { SignInDismissed, SignInGate } from './SignInGate.ts';
export { offerUndo } from './undo.ts';
export { useAddressState } from './useAddressState.ts';
export { type Manager, useManager } from './useManager.ts';
