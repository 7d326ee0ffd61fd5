export { asManager, isSignInNeeded } from './denial.ts';
export { type SignedIn, toSignedIn } from './manager.ts';
export { currentSignedIn, onAuthChange, signIn, signOut } from './session.ts';
