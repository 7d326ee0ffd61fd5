import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import type { ManagerClient } from '../managerClient.ts';
import { requireDone } from './account.ts';
import { appOf } from './nextStep.ts';
import { asManager } from './rights.ts';
import { connectAccount } from './session.ts';

/** What an authenticator app needs to know, and the id of the app. */
export interface NewApp {
  readonly id: string;
  /** A data URL of a picture to scan. */
  readonly qrCode: string;
  /** The key in base 32. */
  readonly secret: string;
  /** The address that opens an app on the same device: `otpauth://...`. */
  readonly uri: string;
}

async function accountOf({ auth }: ManagerClient) {
  const { data, error } = await auth.getUser();
  requireDone(error, 'Failed to load your account');
  if (!data.user) throw new AdapterError('denied', 'No one is signed in', undefined, 'signed-out');
  return data.user;
}

/**
 * Begins to set up an authenticator app, which its first code completes. Replaces one that was begun
 * before.
 * @throws AdapterError
 */
export async function beginSecondStep(): Promise<NewApp> {
  const client = await connectAccount();
  const { mfa } = client.auth;
  for (const { id, status } of (await accountOf(client)).factors ?? []) {
    if (status === 'verified') continue;
    const { error } = await mfa.unenroll({ factorId: id });
    requireDone(error, 'Failed to remove the former key');
  }
  const { data, error } = await mfa.enroll({ factorType: 'totp' });
  requireDone(error, 'Failed to make a key');
  if (!data) throw new AdapterError('malformed', 'A key was made without its data');
  const { qr_code: qrCode, secret, uri } = data.totp;
  return { id: data.id, qrCode, secret, uri };
}

/**
 * Checks a code. The session then has its rights, and the account's sessions without a code end.
 * @throws AdapterError with a sentence for the person. `missing` if the app was replaced or removed
 */
export async function verifyCode(factorId: string, code: string): Promise<void> {
  const { auth } = await connectAccount();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  requireDone(error, 'Failed to check the code');
}

/** Checks a code of the account's app, at sign-in. @throws AdapterError like `verifyCode` */
export async function enterCode(code: string): Promise<void> {
  const { auth } = await connectAccount();
  const { data } = await auth.getSession();
  const app = data.session && appOf(data.session.user);
  await verifyCode(app?.id ?? '', code);
}

/** Removes the account's app, after one more code of it. @throws AdapterError like `verifyCode` */
export async function endSecondStep(code: string): Promise<void> {
  await enterCode(code);
  const client = await connectAccount();
  for (const { id } of (await accountOf(client)).factors ?? []) {
    const { error } = await client.auth.mfa.unenroll({ factorId: id });
    requireDone(error, 'Failed to turn off the second step');
  }
  // The token still says that a code was entered.
  await client.auth.refreshSession();
}

/**
 * Requires a second step from everyone, or no longer. Only a manager who has one can require it.
 * @throws AdapterError
 */
export function requireSecondStep(isRequired: boolean): Promise<void> {
  return asManager(async (client) => {
    const table = client.from('second_step_requirement');
    const answer = isRequired
      ? await table.insert({ is_only: true }).select('since')
      : await table.delete().eq('is_only', true).select('since');
    const isAlready = answer.error?.code === '23505' || answer.data?.length === 0;
    if (isAlready) throw new AdapterError('missing', 'Another manager has changed this already.');
    requireAnswer('Failed to save the rule', answer);
  });
}

/** Goes back from the second step to the password. Drafts stay. @throws AdapterError */
export async function backToPassword(): Promise<void> {
  const { auth } = await connectAccount();
  const { error } = await auth.signOut({ scope: 'local' });
  // The client forgets the session before it tells the backend, so no response is needed.
  if ((await auth.getSession()).data.session) requireDone(error, 'Failed to sign out');
}
