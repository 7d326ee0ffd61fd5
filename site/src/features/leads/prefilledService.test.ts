import { expect, it } from 'vitest';
import { prefilledService } from './lead.ts';

it('knows the service that a link carries', () => {
  expect(prefilledService('?service=lighting-design&utm_source=card')).toBe('lighting-design');
});

it.each([
  '',
  '?',
  '?service=',
  '?service=<b>wiring</b>',
  `?service=${'a'.repeat(101)}`,
  '?Service=lighting-design',
])('takes no word for a service in "%s"', (search) => {
  expect(prefilledService(search)).toBeUndefined();
});
