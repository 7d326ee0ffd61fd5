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

  it('shows no new error on a field that never had one', () => {
    const next = reduceForm(refused, { type: 'changed', errors: { phone: 'wrong' } });
    expect(next.errors).toEqual({});
  });

  it('shows an error again on a field that was fixed and broken again', () => {
    const right = reduceForm(refused, { type: 'changed', errors: {} });
    const broken = reduceForm(right, { type: 'changed', errors: { name: 'too short' } });
    expect(broken.errors).toEqual({ name: 'too short' });
  });

  it('stays the same object if nothing changed, so nothing rerenders', () => {
    expect(reduceForm(refused, { type: 'changed', errors: { ...refused.errors } })).toBe(refused);
  });

  it('has no errors while it is being sent, and reports a failure', () => {
    const sent = reduceForm(refused, { type: 'sent' });
    expect(sent).toMatchObject({ status: 'pending', errors: {} });
    expect(reduceForm(sent, { type: 'failed' }).status).toBe('failed');
  });

  it('resets the form after success', () => {
    expect(reduceForm(refused, { type: 'succeeded' })).toBe(initialFormState);
  });
});
