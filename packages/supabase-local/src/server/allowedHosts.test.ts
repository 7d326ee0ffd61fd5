import { expect, it } from 'vitest';
import { isAllowedHost } from './allowedHosts.ts';

it.each([
  '127.0.0.1:4173',
  '127.0.0.1',
  '192.168.1.20:80',
  '[::1]:4173',
  '[fe80::1]',
  'localhost',
  'LOCALHOST:4173',
  'localhost.',
  'site.localhost:4173',
])('answers %s, which no other site can point here', (host) => {
  expect(isAllowedHost(host)).toBe(true);
});

it.each([
  '',
  ':80',
  'example.com',
  'rebind.example.com:4173',
  'localhost.example.com',
  'notlocalhost',
  '127.0.0.1.example.com',
  '127.1',
  '0x7f.0.0.1',
  '[::1].example.com',
  'a@127.0.0.1',
])('refuses %s', (host) => {
  expect(isAllowedHost(host)).toBe(false);
});

it('answers the names that are configured, in any case and with any port', () => {
  expect(isAllowedHost('Preview.Example.com:8080', ['preview.example.com'])).toBe(true);
  expect(isAllowedHost('other.example.com', ['preview.example.com'])).toBe(false);
});
