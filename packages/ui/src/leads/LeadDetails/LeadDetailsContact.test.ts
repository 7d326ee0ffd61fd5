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

it('starts an email with the whole text, with line breaks for email', () => {
  const text = 'Hi Ana,\n10% off & more? “Sí” #1';
  const { searchParams } = new URL(mailTo('ana@example.com', null, text));
  expect(searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
});
