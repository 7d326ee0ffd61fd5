import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchOriginal } from './copies.server.ts';

const server = createServer((request, response) => {
  if (request.url === '/picture') response.end('bytes');
  else if (request.url === '/elsewhere') response.writeHead(302, { Location: '/picture' }).end();
  else if (request.url === '/endless') response.end(Buffer.alloc(17 * 2 ** 20));
  else response.writeHead(404).end();
});
let backend: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reads a picture from the backend', async () => {
  expect(String(await fetchOriginal(`${backend}/picture`, `${backend}/`))).toBe('bytes');
});

it.each([
  ['one of another server', 'https://example.com/picture'],
  ['a path of the site', '/picture'],
])('sends no request for %s', async (_what, address) => {
  await expect(fetchOriginal(address, backend)).rejects.toThrow('not in the backend');
});

it.each([
  ['what is not there', '/missing', '404'],
  ['what leads elsewhere', '/elsewhere', 'fetch failed'],
  ['what is too large', '/endless', 'larger than 16 MB'],
])('refuses %s', async (_what, path, reason) => {
  await expect(fetchOriginal(backend + path, backend)).rejects.toThrow(reason);
});
