import { expect, it } from 'vitest';
import { withTexts } from './formValue.ts';

it('can lose an optional part', () => {
  const fields = [{ name: 'role', label: 'Who they are', isOptional: true }];
  expect(withTexts(fields, { role: 'Owner' }, { role: '' })).toEqual({ role: '' });
});
