import { expect, it } from 'vitest';
import { isAllowedHost } from './allowedHosts.ts';

it.each([
  ...['127.0.0.1:4173', '127.0.0.1', '192.168.1.20:80', '[::1]:4173', '[fe80::1]'],
  ...['localhost', 'LOCALHOST:4173', 'localhost.', 'site.localhost:4173', 'Preview.Example.com:80'],
])('accepts %s as an address, this machine, or a configured name', (host) => {
  expect(isAllowedHost(host, ['preview.example.com'])).toBe(true);
});

it.each([
  ...['', ':80', 'example.com', 'rebind.example.com:4173', 'localhost.example.com', 'notlocalhost'],
  ...['127.0.0.1.example.com', '127.1', '0x7f.0.0.1', '[::1].example.com', 'a@127.0.0.1'],
])('refuses the host %s', (host) => {
  expect(isAllowedHost(host, ['preview.example.com'])).toBe(false);
});
