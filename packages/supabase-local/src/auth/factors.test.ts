import { createClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemorySupabase } from '../memory/createMemorySupabase.ts';

const ANA = { email: 'ana@example.com', password: 'lamps at dusk' };

afterEach(() => void vi.useRealTimers());

/** Signs in and begins to set up a second step. */
async function enrolled() {
  const { url, publishableKey, fetch } = createMemorySupabase({
    ...{ url: 'https://stories.supabase.test', rows: {}, users: [ANA] },
  });
  const { auth } = createClient(url, publishableKey, { global: { fetch } });
  await auth.signInWithPassword(ANA);
  const { data } = await auth.mfa.enroll({ factorType: 'totp' });
  const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') });
  return { auth, factorId: data?.id ?? '', totp };
}

test('ten wrong codes lock the second step, even for someone who knows the password', async () => {
  const { auth, factorId, totp } = await enrolled();
  const enter = async (code: string) =>
    (await auth.mfa.challengeAndVerify({ factorId, code })).error?.code;
  const answers: unknown[] = [];
  for (let guess = 0; guess < 10; guess += 1) {
    answers.push(await enter('x'));
    expect((await auth.signInWithPassword(ANA)).error).toBeNull();
  }
  expect(answers).toEqual(Array(10).fill('mfa_verification_failed'));
  expect(await enter(totp.generate())).toBe('over_request_rate_limit');
});

test('a challenge expires after five minutes', async () => {
  const { auth, factorId, totp } = await enrolled();
  const { data } = await auth.mfa.challenge({ factorId });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  const { error } = await auth.mfa.verify({
    ...{ factorId, challengeId: data?.id ?? '', code: totp.generate() },
  });
  expect(error?.code).toBe('mfa_challenge_expired');
});

test.each([
  [-1, undefined],
  [1, undefined],
  [-2, 'mfa_verification_failed'],
  [2, 'mfa_verification_failed'],
])('a code from %i periods away gets the answer %s', async (periods, answer) => {
  const { auth, factorId, totp } = await enrolled();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const code = totp.generate({ timestamp: now + periods * 30_000 });
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  expect(error?.code).toBe(answer);
});
