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
])('accepts %s, which no other site can point at this machine', (host) => {
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

it('accepts configured names in any letter case and with any port', () => {
  expect(isAllowedHost('Preview.Example.com:8080', ['preview.example.com'])).toBe(true);
  expect(isAllowedHost('other.example.com', ['preview.example.com'])).toBe(false);
});
