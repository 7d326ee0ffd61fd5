export {
  asManager,
  believed,
  confirmSignedIn,
  countUnsent,
  currentSignedIn,
  forManagers,
  isSignInNeeded,
  onAuthChange,
  requireEditor,
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
  postDraftPrefix,
  type StoredChange,
  storedChanges,
} from './localData.ts';
