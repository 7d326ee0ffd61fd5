import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdapterError } from './errors.ts';
import { queryClient } from './queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

it.each([
  ['a second time when the network failed', 'network', 2],
  ['once when the backend refuses', 'denied', 1],
  ['once when a row cannot be read', 'malformed', 1],
] as const)('requests %s', async (_what, kind, times) => {
  const ask = vi.fn(() => Promise.reject(new AdapterError(kind, 'No rows')));
  const answer = queryClient.fetchQuery({ queryKey: [kind], queryFn: ask });
  const failed = expect(answer).rejects.toThrow('No rows');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(ask).toHaveBeenCalledTimes(times);
});
