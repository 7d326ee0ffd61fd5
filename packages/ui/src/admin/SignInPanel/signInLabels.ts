/** Why a sign-in did not work. */
export type SignInProblem = 'credentials' | 'throttled' | 'network' | 'other';

/** Why somebody is asked to sign in. */
export type SignInReason = 'write' | 'expired';

export const defaultSignInLabels = {
  title: 'Sign in to make changes',
  reasons: {
    write: 'Everybody may look at the images. Adding, changing and deleting them is for managers.',
    expired: 'Please sign in again; your work continues',
  },
  email: 'Email Address',
  password: 'Password',
  showPassword: 'Show password',
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  notNow: 'Not now',
  problems: {
    credentials: 'This email and password do not belong together. Check both and try again.',
    throttled: 'Too many attempts. Wait a few minutes, then try again.',
    network: 'Connection lost. Check your internet connection and try again.',
    other: 'Signing in did not work. Try again in a moment.',
  },
};

export type SignInLabels = typeof defaultSignInLabels;
