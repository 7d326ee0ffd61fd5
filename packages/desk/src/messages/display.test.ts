import '../site.fixtures.ts';
import { expect, it } from 'vitest';
import { phoneLabel, toLead } from './display.ts';
import { storedLead } from './storedLead.fixtures.ts';

it('lists the facts of a message with their labels', () => {
  const content = { services: [{ value: 'lighting-design', label: 'Lighting' }], cities: [] };
  const { facts } = toLead(storedLead({ preferred_date: '2026-12-24' }), content);
  expect(facts).toEqual([
    { label: 'Preferred date', value: 'Thursday, December 24, 2026' },
    { label: 'Service', value: 'Lighting' },
    { label: 'City', value: 'mcallen' },
  ]);
});

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
