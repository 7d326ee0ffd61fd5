import { expect, it } from 'vitest';
import { readOrigin } from './lead.ts';

it('reads the service or the city from a link', () => {
  expect(readOrigin('?service=lighting-design&utm_source=card').service).toBe('lighting-design');
  expect(readOrigin('?city=rio-grande-city').city).toBe('rio-grande-city');
});

it.each([
  '',
  '?',
  '?service=&city=',
  '?service=<b>wiring</b>&city=Mission',
  `?service=${'a'.repeat(101)}&city=${'a'.repeat(101)}`,
  '?Service=lighting-design',
])('finds no service and no city in "%s"', (search) => {
  expect(readOrigin(search)).toEqual({ service: undefined, city: undefined });
});
