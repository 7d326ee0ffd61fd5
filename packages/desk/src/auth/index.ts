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
  asManager,
  believed,
  isSignInNeeded,
  requireEditor,
  requireManager,
} from './adapter/rights.ts';
export {
  backToPassword,
  beginSecondStep,
  endSecondStep,
  enterCode,
  requireSecondStep,
  verifyCode,
} from './adapter/secondStep.ts';
export {
  checkSession,
  confirmSignedIn,
  currentSignedIn,
  forManagers,
  moreForManagers,
  onAuthChange,
  type Role,
  roles,
  type SignedIn,
} from './adapter/session.ts';
export { countUnsent, signIn, signInProblem, signOut } from './adapter/signIn.ts';
export {
  changeKey,
  currentAccount,
  draftOf,
  messageStorage,
  type StoredChange,
  storedChanges,
} from './localData.ts';
