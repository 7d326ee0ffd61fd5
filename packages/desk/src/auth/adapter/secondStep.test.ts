import { codeOf, fixtureManager } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, expect, it, vi } from 'vitest';
import { openMedia } from '../../pictures/adapter/media.fixtures.ts';
import { believed } from './rights.ts';
import {
  backToPassword,
  beginSecondStep,
  endSecondStep,
  enterCode,
  requireSecondStep,
  verifyCode,
} from './secondStep.ts';
import { currentSignedIn, onAuthChange } from './session.ts';
import { signIn } from './signIn.ts';

afterEach(() => {
  vi.useRealTimers();
  replaceBackend();
});
const enter = () => signIn(fixtureManager.email, fixtureManager.password);

it('signs no one in before the code, and replaces a setup that was not completed', async () => {
  const { client } = await openMedia();
  await enter();
  const first = await beginSecondStep();
  const second = await beginSecondStep();
  const gone = { kind: 'missing', message: expect.stringMatching(/^This key has expired/) };
  await expect(verifyCode(first.id, codeOf(first.secret))).rejects.toMatchObject(gone);
  await verifyCode(second.id, codeOf(second.secret));
  expect(await currentSignedIn()).toMatchObject({ secondStepSince: expect.any(String) });

  const told = vi.fn();
  const stop = onAuthChange(told);
  await backToPassword();
  expect(told).toHaveBeenLastCalledWith(null, false);
  expect(await enter()).toBeNull();
  expect(await currentSignedIn()).toBeNull();
  expect(told).toHaveBeenLastCalledWith(null, false, true);
  await expect(believed([])).rejects.toMatchObject({ reason: 'signed-out' });
  await expect(enterCode('000000')).rejects.toThrow(/^This code is wrong/);
  await enterCode(codeOf(second.secret, 1));
  expect(await believed([])).toEqual([]);
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ isManager: true }), true);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  await endSecondStep(codeOf(second.secret));
  expect(await currentSignedIn()).toMatchObject({ secondStepSince: null });
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    ...{ currentLevel: 'aal1', nextLevel: 'aal1' },
  });
  stop();
});

it('goes back to the password without a connection', async () => {
  const { line } = await openMedia();
  await enter();
  line.meddle = () => Promise.reject(new TypeError('Failed to fetch'));
  await backToPassword();
  expect(await currentSignedIn()).toBeNull();
});

it('trusts no empty answer while a second step is required and missing', async () => {
  await openMedia();
  await enter();
  expect(await believed([])).toEqual([]);
  await requireSecondStep(true);
  const already = { kind: 'missing', message: 'Another manager has changed this already.' };
  await expect(believed([])).rejects.toMatchObject({ reason: 'signed-out' });
  expect(await enter()).toBeNull();
  await requireSecondStep(false);
  await expect(requireSecondStep(false)).rejects.toMatchObject(already);
  expect(await enter()).toMatchObject({ isManager: true });
});
