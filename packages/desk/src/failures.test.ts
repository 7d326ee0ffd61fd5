import { failureOf } from '@custom-designs/supabase/errors';
import { expect, it } from 'vitest';
import { canRepeat } from './failures.ts';

it('sends a change again after a lost connection or a full disk, and not after a refusal', () => {
  const failed = (status: number) =>
    failureOf('Not saved', { status, error: { message: 'x', code: 'x' } });
  expect([0, 503, 507].map((status) => canRepeat(failed(status)))).toEqual([true, true, true]);
  expect(canRepeat(failed(403))).toBe(false);
});
