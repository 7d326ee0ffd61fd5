import { expect, it } from 'vitest';
import { dialed } from '../dialed.ts';
import { mailTo } from './LeadDetailsContact.tsx';

it.each([
  ['(956) 555-0110', '9565550110'],
  ['+1 956.555.0110', '+19565550110'],
  ['956 555 0110 ext. 12', '9565550110,12'],
  ['956 555 0110x12', '9565550110,12'],
  ['956 555 0110, Extensión 12', '9565550110,12'],
  ['956 555 0110 after 5', '9565550110'],
  ['evenings only', ''],
])('dials %s as "%s"', (phone, number) => {
  expect(dialed(phone)).toBe(number);
});

it('has only a subject in an email link, whatever the subject contains', () => {
  const address = mailTo(
    'ana+patio@example.com',
    'Re: Lamps & more?body=x\r\nBcc: all@example.com',
  );
  const { pathname, searchParams } = new URL(address);
  expect(decodeURIComponent(pathname)).toBe('ana+patio@example.com');
  expect([...searchParams.keys()]).toEqual(['subject']);
  expect(address).not.toMatch(/[\r\n&]/);
});
