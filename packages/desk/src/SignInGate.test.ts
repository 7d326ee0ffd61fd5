import { AdapterError } from '@custom-designs/supabase/errors';
import type { SignInReason } from '@custom-designs/ui/desk';
import { describe, expect, it, vi } from 'vitest';
import { SignInDismissed, SignInGate } from './SignInGate.ts';

const ended = () => new AdapterError('denied', 'JWT expired', undefined, 'signed-out');

function open(isSignedIn: boolean) {
  let shown: SignInReason | null = null;
  const gate = new SignInGate(
    async () => isSignedIn,
    (reason) => {
      shown = reason;
    },
  );
  const leave = gate.attend();
  const getReason = () => shown;
  const asked = (reason: SignInReason) => vi.waitFor(() => expect(shown).toBe(reason));
  return { gate, asked, leave, getReason };
}

describe('an action for managers', () => {
  it('makes an action wait for a sign-in', async () => {
    const { gate, asked, getReason } = open(false);
    const perform = vi.fn(async () => 'done');
    const result = gate.run(perform);
    await asked('write');
    expect(perform).not.toHaveBeenCalled();
    gate.signedIn();
    expect(await result).toBe('done');
    expect(getReason()).toBeNull();
  });

  it('asks once for all waiting actions when the session ends, and then continues', async () => {
    const { gate, asked } = open(true);
    const perform = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(ended())
      .mockRejectedValueOnce(ended())
      .mockResolvedValue('done');
    const results = [gate.run(perform), gate.run(perform)];
    await asked('expired');
    gate.signedIn();
    expect(await Promise.all(results)).toEqual(['done', 'done']);
    expect(perform).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['the question is dismissed', ({ gate }: ReturnType<typeof open>) => gate.dismiss()],
    ['the screen that asks is left', ({ leave }: ReturnType<typeof open>) => leave()],
  ])('cancels an action when %s', async (_what, end) => {
    const screen = open(false);
    const refused = expect(screen.gate.run(async () => 'done')).rejects.toThrow(SignInDismissed);
    await screen.asked('write');
    end(screen);
    await refused;
    expect(screen.getReason()).toBeNull();
  });

  it('cancels an action of a screen that was left before its session was found to have ended', async () => {
    const { gate, leave, getReason } = open(false);
    const refused = expect(gate.run(async () => 'done')).rejects.toThrow(SignInDismissed);
    leave();
    gate.attend();
    await refused;
    expect(getReason()).toBeNull();
  });

  it('runs at once with a session, and passes on every other failure', async () => {
    const { gate, getReason } = open(true);
    expect(await gate.run(async () => 'done')).toBe('done');
    const failure = new AdapterError('denied', 'no', undefined, 'not-allowed');
    await expect(gate.run(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(getReason()).toBeNull();
  });
});
