import type { AuthStore, Session } from '../ports.ts';
import { AuthError } from './errors.ts';
import type { SignInLimits } from './SignInLimits.ts';

export interface Attempt {
  email: string;
  password: string;
  /** The address that the attempt came from, if the server knows it. */
  address: string;
}

export async function signInWithPassword(
  { email, password, address }: Attempt,
  store: AuthStore,
  limits: SignInLimits,
): Promise<Session> {
  const account = email.trim().toLowerCase();
  const wait = limits.begin(account, address);
  if (wait > 0) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', wait);
  }
  const session = await store.signIn(account, password);
  if (!session) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  limits.succeed(account, address);
  return session;
}

export async function refreshSession(token: string, store: AuthStore): Promise<Session> {
  const refreshed = await store.refresh(token);
  if (refreshed === 'missing') {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    throw new AuthError(400, 'refresh_token_not_found', message);
  }
  if (refreshed === 'reused') {
    const message = 'Invalid Refresh Token: Already Used';
    throw new AuthError(400, 'refresh_token_already_used', message);
  }
  return refreshed;
}
