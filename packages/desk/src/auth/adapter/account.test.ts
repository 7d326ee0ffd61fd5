import { fixtureManager } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMedia } from '../../pictures/adapter/media.fixtures.ts';
import { changeEmail, changePassword, openLink, requestPassword } from './account.ts';
import { signIn } from './signIn.ts';

const { email, password } = fixtureManager;
beforeEach(() => vi.stubGlobal('location', { origin: 'http://127.0.0.1:4173' }));
afterEach(() => {
  vi.unstubAllGlobals();
  replaceBackend();
});

it('answers the same to a second request, which only an account gets refused', async () => {
  const { client } = await openMedia();
  const error = { status: 429, code: 'over_email_send_rate_limit', message: 'wait' };
  vi.spyOn(client.auth, 'resetPasswordForEmail').mockResolvedValue({ error } as never);
  // The embedded backend mails nothing, and says so for every address.
  const unmailed = { reason: 'unmailed', message: expect.stringContaining('Ask a manager') };
  await expect(requestPassword(email)).rejects.toMatchObject(unmailed);
  await expect(requestPassword('nobody@example.com')).rejects.toMatchObject(unmailed);
});

it('says what a person can do about each refusal', async () => {
  await openMedia();
  const gone = { kind: 'missing', message: 'This link has been used or has expired.' };
  await expect(openLink({ tokenHash: 'x', type: 'recovery' })).rejects.toMatchObject(gone);
  await expect(changePassword('a long password')).rejects.toMatchObject({ reason: 'signed-out' });
  await signIn(email, password);
  const wrong = changePassword('a long password', 'a guess');
  await expect(wrong).rejects.toThrow('The current password is wrong.');
  await expect(changePassword(password, password)).rejects.toThrow(/already your password/);
  await expect(changePassword('short', password)).rejects.toThrow(/at least 10 characters/);
  const next = 'new@example.com';
  await expect(changeEmail(next, 'a guess')).rejects.toThrow('The current password is wrong.');
  await expect(changeEmail(next, password)).rejects.toMatchObject({ reason: 'unmailed' });
  await expect(changeEmail(next, password)).rejects.toMatchObject({ reason: 'throttled' });
});
