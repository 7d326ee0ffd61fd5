import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave, type SaveState } from './Autosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const sent: { value: string; done: PromiseWithResolvers<void> }[] = [];
  const states: SaveState['is'][] = [];
  const autosave = new Autosave<string>({
    save: (value) => {
      const done = Promise.withResolvers<void>();
      sent.push({ value, done });
      return done.promise;
    },
    onState: (state) => states.push(state.is),
  });
  return { autosave, sent, states, values: () => sent.map(({ value }) => value) };
}

it('saves the last value once typing pauses, one save at a time', async () => {
  const { autosave, sent, states, values } = open();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(900);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(1000);
  expect(values()).toEqual(['ab']);
  autosave.change('abc');
  await vi.advanceTimersByTimeAsync(5000);
  expect(values()).toEqual(['ab']);
  sent[0]?.done.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(values()).toEqual(['ab', 'abc']);
  sent[1]?.done.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');
  expect(autosave.isUnsaved).toBe(false);
});

it('keeps the value after a failure, and saves it on request', async () => {
  const { autosave, sent, states, values } = open();
  autosave.change('a');
  const refused = expect(autosave.flush()).rejects.toThrow('lost');
  sent[0]?.done.reject(new Error('lost'));
  await refused;
  expect(states.at(-1)).toBe('failed');
  const again = autosave.flush();
  sent[1]?.done.resolve();
  await again;
  expect(values()).toEqual(['a', 'a']);
  expect(autosave.isUnsaved).toBe(false);
});
