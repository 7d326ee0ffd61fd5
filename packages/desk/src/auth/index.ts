export {
  changeEmail,
  changePassword,
  isBackendUp,
  type MailedLink,
  mailing,
  openLink,
  requestPassword,
  signOutElsewhere,
} from './adapter/account.ts';
export { type NextStep, requirement } from './adapter/nextStep.ts';
export {
  endPush,
  keepPush,
  type PushState,
  readPush,
  registerWorker,
  testPush,
  turnOffPush,
  turnOnPush,
} from './adapter/push.ts';
export {
  backToPassword,
  beginSecondStep,
  endSecondStep,
  enterCode,
  requireSecondStep,
  verifyCode,
} from './adapter/secondStep.ts';
export {
  asManager,
  believed,
  checkSession,
  confirmSignedIn,
  countUnsent,
  currentSignedIn,
  forManagers,
  isSignInNeeded,
  moreForManagers,
  onAuthChange,
  type Role,
  requireEditor,
  requireManager,
  roles,
  type SignedIn,
  signIn,
  signInProblem,
  signOut,
} from './adapter/session.ts';
export {
  changeKey,
  currentAccount,
  draftOf,
  messageStorage,
  type StoredChange,
  storedChanges,
} from './localData.ts';
