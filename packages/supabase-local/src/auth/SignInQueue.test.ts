import { expect, test } from 'vitest';
import { SignInQueue } from './SignInQueue.ts';

/** Work that ends when it is told to, and how much of it has begun. */
function openLine() {
  const queue = new SignInQueue();
  const gate = Promise.withResolvers<string>();
  let begun = 0;
  const join = () =>
    queue.run(() => {
      begun += 1;
      return gate.promise;
    });
  return { queue, gate, join, begun: () => begun };
}

test('sign-ins are checked one at a time, and each gets its own result', async () => {
  const { queue, gate, join, begun } = openLine();
  const first = join();
  const second = queue.run(async () => 'second');
  await Promise.resolve();
  expect(begun()).toBe(1);
  gate.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('a failed sign-in does not block the next one', async () => {
  const queue = new SignInQueue();
  const failed = queue.run(() => Promise.reject(new Error('no database')));
  await expect(failed).rejects.toThrow('no database');
  expect(await queue.run(async () => 'fine')).toBe('fine');
});

test('a sign-in beyond the longest queue is refused at once with a time to retry, and is never checked', async () => {
  const { gate, join, begun } = openLine();
  const line = Array.from({ length: 32 }, join);
  await expect(join()).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  gate.resolve('done');
  await Promise.all(line);
  expect(begun()).toBe(32);
  expect(await join()).toBe('done');
});
