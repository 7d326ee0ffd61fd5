import { expect, it } from 'vitest';
import { readEvening, readOrigin } from './lead.ts';

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

const origin = 'https://example.com';

it.each(['/#light=movie', '/services/lighting-design#light=late&pool=40&time=55'])(
  'reads the evening %s from a link',
  (address) => {
    const search = `?evening=${encodeURIComponent(address)}`;
    expect(readEvening({ origin, search })).toBe(origin + address);
  },
);

it.each([
  '',
  '//elsewhere.com/#light=movie',
  'https://elsewhere.com/#light=movie',
  '/#light=<b>',
  '/contact',
  `/#light=${'a'.repeat(201)}`,
])('reads no evening from "%s"', (address) => {
  const search = `?evening=${encodeURIComponent(address)}`;
  expect(readEvening({ origin, search })).toBeUndefined();
});
