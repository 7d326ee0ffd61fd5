export { asManager, isSignInNeeded } from './denial.ts';
export { confirmSignedIn, type SignedIn } from './manager.ts';
export { currentSignedIn, onAuthChange, signIn, signOut } from './session.ts';
