import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeferredDeletions } from './DeferredDeletions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const item = (id: string) => ({ id });

function open() {
  const commit = vi.fn(async (_items: readonly { id: string }[]) => undefined);
  return { commit, deletions: new DeferredDeletions(commit) };
}

it('hides at once and deletes after six seconds', async () => {
  const { commit, deletions } = open();
  deletions.add([item('a'), item('b')]);
  expect([...deletions.getHidden()]).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(5999);
  expect(commit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(commit).toHaveBeenCalledExactlyOnceWith([item('a'), item('b')]);
  expect(deletions.getHidden().size).toBe(0);
});

it('deletes nothing that was taken back, and the rest all the same', async () => {
  const { commit, deletions } = open();
  const takeBack = deletions.add([item('a')]);
  deletions.add([item('b')]);
  takeBack();
  expect([...deletions.getHidden()]).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(6000);
  expect(commit).toHaveBeenCalledExactlyOnceWith([item('b')]);
  takeBack();
  expect(commit).toHaveBeenCalledOnce();
});

it('keeps hiding until the deletion is over, and shows again what could not be deleted', async () => {
  const { commit, deletions } = open();
  const gate = Promise.withResolvers<undefined>();
  commit.mockReturnValueOnce(gate.promise);
  deletions.add([item('a')]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(deletions.getHidden().has('a')).toBe(true);
  gate.reject(new Error('refused'));
  await vi.advanceTimersByTimeAsync(0);
  expect(deletions.getHidden().has('a')).toBe(false);
});

it('deletes at once when the screen is left', async () => {
  const { commit, deletions } = open();
  deletions.add([item('a')]);
  await deletions.flush();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(commit).toHaveBeenCalledOnce();
});
