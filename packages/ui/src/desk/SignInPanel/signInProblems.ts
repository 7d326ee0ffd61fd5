/** The texts for each reason that a sign-in or a request for a link failed. */
export const signInProblems = {
  credentials: 'That email and password don’t match. Check both and try again.',
  throttled: 'Too many attempts. Wait a few minutes, then try again.',
  unmailed:
    'Mail isn’t set up, so no link was sent. Ask a manager for one, or the person who runs the website.',
  insecure:
    'Signing in needs a secure connection. Open this page at an address that starts with https://.',
  network: 'Connection lost. Check your internet connection and try again.',
  other: 'Something went wrong while signing in. Try again in a moment.',
};

export type SignInProblem = keyof typeof signInProblems;
