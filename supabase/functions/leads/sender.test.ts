import { expect, it } from 'vitest';
import { deriveId, hashSender } from './sender.ts';

const from = (headers: { [name: string]: string }, secret = 'secret') =>
  hashSender(new Request('https://example.com', { headers }), secret);

it('a sender is identified by an address that it cannot choose', async () => {
  const real = await from({ 'cf-connecting-ip': '203.0.113.1', 'x-forwarded-for': '198.51.100.7' });
  expect(real).toBe(await from({ 'x-forwarded-for': '203.0.113.1, 10.0.0.1' }));
  expect(real).toBe(await from({ 'cf-connecting-ip': '', 'x-forwarded-for': '203.0.113.1' }));
  expect(real).toMatch(/^[0-9a-f]{64}$/);
});

it('all addresses of one connection count as one sender', async () => {
  const connections = [
    ['203.0.113.1', '203.0.113.1:4711', '::ffff:203.0.113.1', '::FFFF:cb00:7101'],
    ['2001:db8:0:7::1', '2001:0DB8::7:8:9:a:b', '[2001:db8:0:7::2]:443', '2001:db8:0:7::'],
    ['fe80::1%eth0', 'fe80::ffff:cb00:7101'],
    ...[['::1'], ['203.0.113.2'], ['2001:db8:0:8::1'], ['x'], ['y']],
  ];
  const known = new Map<string | undefined, number>();
  for (const [index, addresses] of connections.entries()) {
    for (const address of addresses) known.set(await from({ 'cf-connecting-ip': address }), index);
  }
  expect([...known.values()]).toEqual([...connections.keys()]);
});

it('an address cannot be computed from its hash without the secret', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  expect(await from(headers)).not.toBe(await from(headers, 'another'));
});

it('a request without an address has no sender', async () => {
  expect(await from({})).toBeUndefined();
});

it('the same text from the same sender gets one id, which is a UUID', async () => {
  const id = await deriveId('a', { name: 'Ana' });
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await deriveId('a', { name: 'Ana' })).toBe(id);
  expect(await deriveId('b', { name: 'Ana' })).not.toBe(id);
  expect(await deriveId('a', { name: 'Ben' })).not.toBe(id);
});
