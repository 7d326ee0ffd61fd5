import { expect, test } from 'vitest';
import { Throttle } from './Throttle.ts';

function failTimes(throttle: Throttle, name: string, times: number): void {
  for (let time = 0; time < times; time += 1) throttle.fail(name);
}

test('blocks a name after ten failures and no other', () => {
  const throttle = new Throttle();
  failTimes(throttle, 'a', 9);
  expect(throttle.isBlocked('a')).toBe(false);
  throttle.fail('a');
  expect(throttle.isBlocked('a')).toBe(true);
  expect(throttle.isBlocked('b')).toBe(false);
});

test('forgets failures after a success', () => {
  const throttle = new Throttle();
  failTimes(throttle, 'a', 9);
  throttle.succeed('a');
  failTimes(throttle, 'a', 9);
  expect(throttle.isBlocked('a')).toBe(false);
});

test('opens again after a quarter of an hour', () => {
  let now = 0;
  const throttle = new Throttle(() => now);
  failTimes(throttle, 'a', 10);
  now = 15 * 60 * 1000;
  expect(throttle.isBlocked('a')).toBe(true);
  now += 1;
  expect(throttle.isBlocked('a')).toBe(false);
});

test('stays small whatever is tried', () => {
  const throttle = new Throttle();
  failTimes(throttle, 'first', 10);
  for (let name = 0; name < 10_000; name += 1) throttle.fail(String(name));
  expect(throttle.isBlocked('first')).toBe(false);
});
