import type { AuthStore, Session } from '../ports.ts';
import { AuthFault } from './errors.ts';
import type { Throttle } from './Throttle.ts';

export interface Attempt {
  email: string;
  password: string;
  /** Where the attempt came from, when the server knows. */
  address: string;
}

export async function signInWithPassword(
  attempt: Attempt,
  store: AuthStore,
  throttle: Throttle,
): Promise<Session> {
  const email = attempt.email.trim().toLowerCase();
  const name = `${email} ${attempt.address}`;
  if (throttle.isBlocked(name)) {
    throw new AuthFault(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  // Counted before the answer is known: attempts sent at once must not all slip through.
  throttle.fail(name);
  const session = await store.signIn(email, attempt.password);
  if (!session) throw new AuthFault(400, 'invalid_credentials', 'Invalid login credentials');
  throttle.succeed(name);
  return session;
}

export async function refreshSession(token: string, store: AuthStore): Promise<Session> {
  const refreshed = await store.refresh(token);
  if (refreshed === 'missing') {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    throw new AuthFault(400, 'refresh_token_not_found', message);
  }
  if (refreshed === 'reused') {
    const message = 'Invalid Refresh Token: Already Used';
    throw new AuthFault(400, 'refresh_token_already_used', message);
  }
  return refreshed;
}
