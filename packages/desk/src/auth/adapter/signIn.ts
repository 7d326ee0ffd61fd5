import {
  AdapterError,
  errorMessage,
  failureOf,
  requireAnswer,
} from '@custom-designs/supabase/errors';
import { clientOfPage } from '@custom-designs/supabase/queryClient';
import type { DraftKind } from '../../desks.ts';
import { changeKey, countDrafts, currentAccount, forgetWork, storedChanges } from '../localData.ts';
import type { ManagerClient } from '../managerClient.ts';
import { isSetupDue } from './nextStep.ts';
import { connectAccount, ownerOf, type SignedIn, toSignedIn } from './session.ts';

type SignInError = NonNullable<
  Awaited<ReturnType<ManagerClient['auth']['signInWithPassword']>>['error']
>;

function signInFailure(error: SignInError): AdapterError {
  const { status = 0, code } = error;
  if (code === 'invalid_credentials') {
    return new AdapterError('denied', 'Wrong email or password', error, 'credentials');
  }
  if (status === 429) {
    return new AdapterError('denied', 'Too many attempts: wait a few minutes', error, 'throttled');
  }
  const answer = { status, error };
  const message = errorMessage(answer, 'Failed to sign in');
  return failureOf(message, answer) ?? new AdapterError('network', message, error);
}

/** Classifies a failed sign-in for the form. */
export function signInProblem(
  error: unknown,
): 'credentials' | 'throttled' | 'unmailed' | 'insecure' | 'network' | 'other' {
  if (!(error instanceof AdapterError)) return 'other';
  const { kind, reason } = error;
  if (reason === 'credentials' || reason === 'throttled' || reason === 'insecure') return reason;
  if (reason === 'unmailed') return reason;
  return kind === 'network' ? 'network' : 'other';
}

/**
 * Signs a manager in. The session survives reloads and is refreshed while it's used. Null if the
 * second step follows.
 * @throws AdapterError `denied` with the reason `credentials`, `throttled`, or `insecure`, or
 * `network`
 */
export async function signIn(email: string, password: string): Promise<SignedIn | null> {
  if (globalThis.isSecureContext === false) {
    throw new AdapterError('denied', 'Signing in needs HTTPS', undefined, 'insecure');
  }
  const client = await connectAccount();
  const { data, error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  if (error) throw signInFailure(error);
  if (!data.session) throw new AdapterError('malformed', 'Signed in without a session');
  const user = ownerOf(data.session);
  return user && (await isSetupDue(user)) ? null : toSignedIn(user);
}

/** Counts the unsent work that signing out would lose. */
export async function countUnsent(): Promise<ReadonlyMap<'change' | DraftKind, number>> {
  const account = currentAccount() ?? '';
  // Refused changes are listed on the page and stored nowhere else.
  const refused = clientOfPage()
    .getMutationCache()
    .findAll({ mutationKey: changeKey, status: 'error' })
    .map(({ state }) => state.variables as { id: string; isSilent: boolean });
  const changes = [...(await storedChanges.of(account)), ...refused];
  const ids = new Set(changes.flatMap(({ id, isSilent }) => (isSilent ? [] : id)));
  return new Map([['change', ids.size] as const, ...countDrafts(account)]);
}

/**
 * Signs out in this browser and removes the account's data from it. Other devices stay signed in.
 * @throws AdapterError if the account is still signed in
 */
export async function signOut(): Promise<void> {
  const client = await connectAccount();
  const account = currentAccount();
  const { error } = await client.auth.signOut({ scope: 'local' });
  // The client forgets the session before it tells the backend, so no response is needed.
  if (account && currentAccount() !== account) return forgetWork(account);
  requireAnswer('Failed to sign out', { status: error?.status ?? 0, error });
}
