export {
  asManager,
  confirmSignedIn,
  currentSignedIn,
  isSignInNeeded,
  onAuthChange,
  onSignedOut,
  type SignedIn,
  signIn,
  signInProblem,
  signOut,
} from './adapter.ts';
