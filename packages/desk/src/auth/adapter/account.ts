import { backend } from '@custom-designs/supabase/client';
import {
  AdapterError,
  connectionLost,
  errorMessage,
  failureOf,
} from '@custom-designs/supabase/errors';
import * as z from 'zod/mini';
import { connectAccount, type SignedIn, toSignedIn } from './session.ts';

/** The part of an error of Supabase Auth that says what to do. */
interface AuthFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** What went wrong in words for a person. Other codes have the backend's own words. */
const MESSAGES: { readonly [code: string]: string } = {
  otp_expired: 'This link has been used or has expired.',
  same_password: 'This is already your password. Choose another one.',
  current_password_invalid: 'The current password is wrong.',
  current_password_required: 'Enter your current password.',
  email_exists: 'Another account already has this address.',
  over_email_send_rate_limit:
    'An email was sent a short while ago. Wait a minute, then try again. An address changes at most once a day.',
  over_request_rate_limit: 'Too many attempts. Wait a few minutes, then try again.',
  mfa_verification_failed:
    'This code is wrong or was used before. Enter the next one that your app shows.',
  mfa_challenge_expired: 'That took too long. Enter the code that your app shows now.',
  mfa_ip_address_mismatch:
    'Your network changed meanwhile. Enter the code that your app shows now.',
  mfa_factor_not_found: 'This key has expired. Give the app the new one, and enter its code.',
  insufficient_aal: 'Enter the code of your second step first.',
  reauthentication_needed:
    'You signed in more than a day ago. Sign out, sign in again, and then change your password.',
};

const SESSION_ENDED = 'Your session has ended. Sign in again.';

/** Codes that mean that a link or an authenticator app is gone. */
const GONE = ['otp_expired', 'mfa_factor_not_found'];

/** @throws AdapterError with a sentence for the person */
export function requireDone(error: AuthFailure | null, fallback: string): void {
  if (!error) return;
  const { status = 0, code = '' } = error;
  const answer = { status, error };
  const isThrottled = status === 429;
  const isGone = code === 'session_not_found' || error.message === 'Auth session missing!';
  const reason = isThrottled
    ? 'throttled'
    : isGone
      ? 'signed-out'
      : code === 'insufficient_aal'
        ? 'second-step'
        : undefined;
  const message = isGone ? SESSION_ENDED : (MESSAGES[code] ?? errorMessage(answer, fallback));
  if (GONE.includes(code)) throw new AdapterError('missing', message, error);
  if (reason) throw new AdapterError('denied', message, error, reason);
  if (MESSAGES[code]) throw new AdapterError('malformed', message, error);
  throw failureOf(message, answer) ?? new AdapterError('network', message, error);
}

const settings = z.object({ mailer: z.optional(z.string()) });

/** Reads what everyone may know about the sign-in. @throws AdapterError */
async function readSettings(): Promise<z.infer<typeof settings>> {
  const { supabaseUrl, publishableKey: apikey, fetch: ownFetch = fetch } = backend();
  try {
    const response = await ownFetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey } });
    if (response.ok) return z.parse(settings, await response.json());
    throw new Error(`HTTP ${response.status}`);
  } catch (cause) {
    throw connectionLost(cause);
  }
}

/** Whether the backend answers at all. */
export const isBackendUp = (): Promise<boolean> =>
  readSettings().then(
    () => true,
    () => false,
  );

/** Whether links are mailed. The embedded backend only writes them to files. */
export const mailing = {
  queryKey: ['mailing'],
  queryFn: async (): Promise<boolean> => (await readSettings()).mailer !== 'outbox',
  staleTime: Number.POSITIVE_INFINITY,
};

/** @throws AdapterError `denied` with the reason `unmailed` if the link is only in a file */
async function requireMailed(advice: string): Promise<void> {
  if (await mailing.queryFn().catch(() => true)) return;
  const message = `Mail isn’t set up, so no link was sent. ${advice}`;
  throw new AdapterError('denied', message, undefined, 'unmailed');
}

/**
 * Mails a link for a new password. An unknown address gets the same answer, so no one learns who has
 * an account.
 * @throws AdapterError `denied` with the reason `throttled` or `unmailed`, or `network`
 */
export async function requestPassword(email: string): Promise<void> {
  const client = await connectAccount();
  const { error } = await client.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: location.origin,
  });
  // Only an account gets this answer, so it must look like any other.
  if (error?.code !== 'over_email_send_rate_limit') requireDone(error, 'Failed to send the email');
  await requireMailed('Ask a manager for one, or the person who runs the website.');
}

/** A mailed link, as its address says. */
export interface MailedLink {
  readonly tokenHash: string;
  readonly type: 'recovery' | 'invite' | 'email_change';
}

/**
 * Uses up a mailed link and signs its account in. Called at the press of a button only, because mail
 * scanners open links. Null if the other address has to confirm a change too.
 * @throws AdapterError `missing` for a used or expired link
 */
export async function openLink({ tokenHash, type }: MailedLink): Promise<SignedIn | null> {
  const client = await connectAccount();
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  requireDone(error, 'Failed to open the link');
  return toSignedIn(data.session?.user);
}

/**
 * Sets the signed-in account's password. Its other devices are signed out. A mailed link needs no
 * current password.
 * @throws AdapterError with a sentence for the person
 */
export async function changePassword(password: string, current?: string): Promise<void> {
  const client = await connectAccount();
  const { error } = await client.auth.updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
  });
  requireDone(error, 'Failed to change the password');
}

/**
 * Mails a link to the new address, which confirms it. A hosted project asks the former address too,
 * and ignores the current password.
 * @throws AdapterError
 */
export async function changeEmail(email: string, current: string): Promise<void> {
  const client = await connectAccount();
  const options = { emailRedirectTo: location.origin };
  const change = { email: email.trim(), current_password: current };
  const { error } = await client.auth.updateUser(change, options);
  requireDone(error, 'Failed to change the email address');
  await requireMailed('Ask the person who runs the website.');
}

/** Signs the account out on all other devices. @throws AdapterError */
export async function signOutElsewhere(): Promise<void> {
  const client = await connectAccount();
  const { error } = await client.auth.signOut({ scope: 'others' });
  requireDone(error, 'Failed to sign out');
}
