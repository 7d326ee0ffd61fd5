import { expect, it } from 'vitest';
import { phoneLabel } from './display.ts';

it.each(['9565550110', '956-555-0110', '(956)5550110', ' 956.555.0110', '+1 956 555 0110'])(
  'formats the phone "%s" the American way',
  (phone) => {
    expect(phoneLabel(phone)).toBe('(956) 555-0110');
  },
);

it.each(['956-555-0110 ext. 4', '+52 899 555 0110', 'call the office', '5550110'])(
  'leaves the phone "%s" as typed',
  (phone) => {
    expect(phoneLabel(phone)).toBe(phone);
  },
);
