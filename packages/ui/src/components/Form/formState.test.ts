import { describe, expect, it } from 'vitest';
import { initialFormState, reduceForm } from './formState.ts';

const refused = reduceForm(initialFormState, {
  type: 'refused',
  errors: { name: 'too short', email: 'wrong' },
});

describe('form state', () => {
  it('shows every error of a refused submit and counts it', () => {
    expect(refused).toMatchObject({ errors: { name: 'too short', email: 'wrong' }, refusals: 1 });
  });

  it('stays silent about a field that never had an error', () => {
    const next = reduceForm(refused, { type: 'changed', errors: { phone: 'wrong' } });
    expect(next.errors).toEqual({});
  });

  it('shows an error again on a field that was put right and broken once more', () => {
    const right = reduceForm(refused, { type: 'changed', errors: {} });
    const broken = reduceForm(right, { type: 'changed', errors: { name: 'too short' } });
    expect(broken.errors).toEqual({ name: 'too short' });
  });

  it('is the same object when nothing changed, so nothing renders', () => {
    expect(reduceForm(refused, { type: 'changed', errors: { ...refused.errors } })).toBe(refused);
  });

  it('has no errors while it is sent, and says when that failed', () => {
    const sent = reduceForm(refused, { type: 'sent' });
    expect(sent).toMatchObject({ status: 'pending', errors: {} });
    expect(reduceForm(sent, { type: 'failed' }).status).toBe('failed');
  });

  it('is new again after success', () => {
    expect(reduceForm(refused, { type: 'succeeded' })).toBe(initialFormState);
  });
});
