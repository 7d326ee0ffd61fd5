import { expect, it } from 'vitest';
import { toPhone, toStoredPhone, withTexts } from './formValue.ts';

it('can lose an optional part', () => {
  const fields = [{ name: 'role', label: 'Who they are', isOptional: true }];
  expect(withTexts(fields, { role: 'Owner' }, { role: '' })).toEqual({ role: '' });
});

it.each([
  ['202-555-0100', '(202) 555-0100'],
  ['+1 202.555.0100', '(202) 555-0100'],
  ['(202) 555-0100 x7', '(202) 555-0100 ext. 7'],
  ['(202) 555-0100 ext. 7', '(202) 555-0100 ext. 7'],
  ['+52 868 555 0100', '+52 868 555 0100'],
  ['555', '555'],
])('stores the phone number %s as %s', (typed, stored) => {
  expect(toStoredPhone(toPhone(typed))).toEqual({ label: stored, href: toPhone(typed).href });
});
