export {
  asManager,
  believed,
  confirmSignedIn,
  countUnsent,
  currentSignedIn,
  forManagers,
  isSignInNeeded,
  onAuthChange,
  requireManager,
  type SignedIn,
  signIn,
  signInProblem,
  signOut,
} from './adapter.ts';
export { currentAccount, draftOf, type KeptChange, keptChanges, messageStorage } from './kept.ts';
