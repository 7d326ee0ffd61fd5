import { replaceBackend } from '@custom-designs/supabase/client';
import { connectionLost } from '@custom-designs/supabase/errors';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave, type SaveState } from './record/Autosave.ts';
import { saveOnLeaving } from './record/useRecord.ts';
import { recoverLoads } from './recovery.ts';

const backend = { isUp: false, asked: 0 };
const answer = async () => {
  backend.asked += 1;
  if (!backend.isUp) throw new TypeError('Failed to fetch');
  return Response.json({});
};

beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const url = 'https://backend.test';
  replaceBackend({ supabaseUrl: url, publishableKey: 'key', fetch: answer });
  Object.assign(backend, { isUp: false, asked: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replaceBackend();
});

it('loads a list again once the backend answers, asking every 15 seconds at most', async () => {
  const client = new QueryClient();
  const states: string[] = [];
  const read = async () => {
    if (!backend.isUp) throw connectionLost('stopped');
    return 'loaded';
  };
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: read, retry: false });
  const stop = recoverLoads(client);
  const leave = list.subscribe(({ status }) => states.push(status));
  await vi.advanceTimersByTimeAsync(59_000);
  // After 1, 3, 7, 15, 30, and 45 seconds, without a flicker of the screen.
  expect(backend.asked).toBe(6);
  expect(new Set(states)).toEqual(new Set(['pending', 'error']));
  expect(states.lastIndexOf('pending')).toBeLessThan(states.indexOf('error'));
  backend.isUp = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(list.getCurrentResult().data).toBe('loaded');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(backend.asked).toBe(7);
  stop();
  leave();
});

it('sends a draft again until the backend answers, and its failure goes', async () => {
  const listeners = new Set<() => void>();
  let state = { save: { is: 'saved' } as SaveState };
  const save = async () => {
    if (!(await answer().catch(() => false))) throw connectionLost('stopped');
  };
  const onState = (next: SaveState) => {
    state = { save: next };
    for (const listener of listeners) listener();
  };
  const autosave = new Autosave({ save, onState });
  const leave = saveOnLeaving({
    save: () => autosave.flush(),
    getState: () => state as never,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  autosave.change('typed');
  await vi.advanceTimersByTimeAsync(9000);
  // When typing paused, and 1, 3, and 7 seconds later.
  expect(backend.asked).toBe(4);
  expect(state.save.is).toBe('failed');
  backend.isUp = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect(state.save.is).toBe('saved');
  expect(autosave.isUnsaved).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(backend.asked).toBe(5);
  leave();
});
