import { expect, it } from 'vitest';
import { mailTo } from './LeadDetailsContact.tsx';

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
