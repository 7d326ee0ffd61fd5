import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignInLimits } from './SignInLimits.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const HERE = '203.0.113.1';
const ELSEWHERE = '198.51.100.7';
const ANA = 'ana@example.com';

/** Records failed attempts. A refused attempt doesn't count as a failure. */
function fail(
  limits: SignInLimits,
  times: number,
  account: string | undefined,
  address = HERE,
): void {
  for (let time = 0; time < times; time += 1) limits.begin(account, address);
}

test('ten wrong passwords from one address lock an account for that address only', () => {
  const limits = new SignInLimits();
  fail(limits, 10, ANA);
  expect(limits.begin(ANA, HERE)).toBeGreaterThan(0);
  expect(limits.begin(ANA, ELSEWHERE)).toBe(0);
  expect(limits.begin('ben@example.com', HERE)).toBe(0);
});

test('thirty failures lock an address, even across accounts', () => {
  const limits = new SignInLimits();
  for (let account = 0; account < 30; account += 1) fail(limits, 1, `${account}@example.com`);
  expect(limits.begin(ANA, HERE)).toBeGreaterThan(0);
  expect(limits.begin(ANA, ELSEWHERE)).toBe(0);
});

test('a hundred failures lock an account for every address, which takes ten addresses', () => {
  const limits = new SignInLimits();
  for (let last = 1; last <= 9; last += 1) fail(limits, 11, ANA, `192.0.2.${last}`);
  expect(limits.begin(ANA, ELSEWHERE)).toBe(0);
  limits.succeed(ANA, ELSEWHERE);
  fail(limits, 10, ANA, '192.0.2.10');
  expect(limits.begin(ANA, ELSEWHERE)).toBeGreaterThan(0);
  expect(limits.begin('ben@example.com', ELSEWHERE)).toBe(0);
});

test('failures without an account lock their address only', () => {
  const limits = new SignInLimits();
  for (let last = 1; last <= 10; last += 1) fail(limits, 30, undefined, `192.0.2.${last}`);
  expect(limits.begin(undefined, '192.0.2.1')).toBeGreaterThan(0);
  expect(limits.begin(undefined, ELSEWHERE)).toBe(0);
});

test('successful sign-ins do not count, and a successful one resets earlier failures', () => {
  const limits = new SignInLimits();
  for (let time = 0; time < 200; time += 1) {
    expect(limits.begin(ANA, HERE)).toBe(0);
    limits.succeed(ANA, HERE);
  }
  fail(limits, 9, ANA);
  limits.begin(ANA, HERE);
  limits.succeed(ANA, HERE);
  fail(limits, 9, ANA);
  expect(limits.begin(ANA, HERE)).toBe(0);
});

describe('the wait after too many failures', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['as it is', 0],
    ['an hour ahead', DAY / 24],
    ['an hour back', -DAY / 24],
    ['800 days ahead', 800 * DAY],
    ['800 days back', -800 * DAY],
    ['to 1970', -Date.now() / 1000],
  ])('lasts fifteen minutes even if the clock is set %s', (_how, jump) => {
    const limits = new SignInLimits();
    fail(limits, 10, ANA);
    vi.setSystemTime(Date.now() + jump * 1000);
    expect(limits.begin(ANA, HERE)).toBe(15 * MINUTE);
    vi.advanceTimersByTime(14 * MINUTE * 1000);
    expect(limits.begin(ANA, HERE)).toBe(MINUTE);
    vi.advanceTimersByTime(MINUTE * 1000);
    expect(limits.begin(ANA, HERE)).toBe(0);
  });
});
