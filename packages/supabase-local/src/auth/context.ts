import { bearerOf } from '../identity/identify.ts';
import { verifyToken } from '../identity/jwt.ts';
import type { AuthStore, Level, Outbox, User } from '../interfaces.ts';
import { AuthError, tooManyRequests } from './errors.ts';
import type { SignInLimits } from './SignInLimits.ts';
import type { TokenOptions } from './session.ts';

export interface AuthContext {
  store: AuthStore;
  /** Limits wrong passwords, at sign-in and where the current one is asked for. */
  limits: SignInLimits;
  /** Limits mails with links, and wrong links. */
  mailLimits: SignInLimits;
  tokens: TokenOptions;
  address: string;
  /** Whether the caller has the secret key. */
  isService: () => Promise<boolean>;
  outbox: Outbox;
  /** Starts work after the answer, so the time of the answer doesn't tell about it. */
  afterAnswer: (work: () => Promise<unknown>) => void;
  /** The site that mailed links lead to. */
  siteUrl: string;
  /** The minimum length of a password. */
  passwordLength: number;
}

/**
 * @param account whose password is guessed, or the id of the account whose second step is
 * @throws AuthError if it, or any from this address, was guessed too often
 */
export function beginGuess(account: string, { limits, address }: AuthContext): void {
  const wait = limits.begin(account, address);
  if (wait > 0) throw tooManyRequests(wait);
}

/** @throws AuthError if too many mails went to this account, or were asked for from this address */
export function beginMail(account: string | undefined, { mailLimits, address }: AuthContext): void {
  const wait = mailLimits.begin(account, address);
  if (wait > 0) throw tooManyRequests(wait);
}

export interface Current {
  user: User;
  sessionId: string;
  level: Level;
}

/** The user and session a token names, as long as that session has not been ended. */
export async function current(request: Request, context: AuthContext): Promise<Current> {
  const { store, tokens } = context;
  const bearer = bearerOf(request) ?? '';
  const verified = await verifyToken(bearer, tokens.jwtSecret, Math.floor(Date.now() / 1000));
  if ('error' in verified) {
    throw new AuthError(403, 'bad_jwt', `invalid JWT: the token is not valid (${verified.error})`);
  }
  const { sub, session_id, aal } = verified.claims;
  if (typeof sub !== 'string' || typeof session_id !== 'string') {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub or session_id claim');
  }
  const stored = await store.levelOf(session_id);
  if (!stored) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthError(403, 'session_not_found', message);
  }
  // A token from before the code stays without the second step.
  const level = aal === 'aal2' ? stored : 'aal1';
  const user = await store.findUser(sub);
  if (!user)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return { user, sessionId: session_id, level };
}
