import { describe, expect, it } from 'vitest';
import { addresses } from '../hostile/payloads.fixtures.ts';
import { imageAddress, linkAddress } from './address.ts';

describe('image addresses', () => {
  it.each([
    ['https://x.example/a.png', 'https://x.example/a.png'],
    ['http://127.0.0.1:54321/storage/a%20b.webp', 'http://127.0.0.1:54321/storage/a%20b.webp'],
    ['  https://X.example/ä ', 'https://x.example/%C3%A4'],
    ['/pictures/room.webp?w=9#a', '/pictures/room.webp?w=9#a'],
    ['/a/../b.png', '/b.png'],
  ])('accept the image address %s', (given, address) => {
    expect(imageAddress(given)).toBe(address);
  });

  it.each([
    ...addresses,
    ...['mailto:a@b.example', 'a.png', './a.png', '', ' '],
    `https://x.example/${'a'.repeat(2100)}`,
    ...[null, undefined, 7, {}, ['https://x.example/a.png']],
  ])('refuse the image address %j', (given) => {
    expect(imageAddress(given)).toBeUndefined();
  });
});

describe('link addresses', () => {
  it.each(['mailto:a@b.example', 'tel:+19565550142', '#contact', '/contact', 'https://x.example/'])(
    'accept the link address %s',
    (given) => expect(linkAddress(given)).toBe(given),
  );

  it.each([...addresses, '#<b>', 'sms:1', 'contact'])('refuse the link address %j', (given) =>
    expect(linkAddress(given)).toBeUndefined(),
  );
});
