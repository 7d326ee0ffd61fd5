export {
  asManager,
  confirmSignedIn,
  currentSignedIn,
  isSignInNeeded,
  onAuthChange,
  onSignedOut,
  type SignedIn,
  signIn,
  signOut,
} from './adapter.ts';
export { SignInDismissed, SignInGate } from './SignInGate.ts';
export { type Credentials, type Manager, useManager } from './useManager.ts';
