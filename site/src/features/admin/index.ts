export { reasonFor, tellFailure } from './failures.ts';
export { adminLinks } from './links.ts';
export { ManagerAccount, ManagerSignInDialog, signInProps } from './ManagerAccount.tsx';
export { SignInDismissed, SignInGate } from './SignInGate.ts';
export { shortTime } from './shortTime.ts';
export { offerUndo } from './undo.ts';
export { useAddressState } from './useAddressState.ts';
export { type Manager, useManager } from './useManager.ts';
export { plainText, wordsOf } from './words.ts';
