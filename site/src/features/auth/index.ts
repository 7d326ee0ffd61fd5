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
export {
  currentAccount,
  draftOf,
  messageStorage,
  type StoredChange,
  storedChanges,
} from './localData.ts';
