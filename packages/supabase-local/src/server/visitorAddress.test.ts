import { expect, test } from 'vitest';
import { trustProxies, visitorAddress } from './visitorAddress.ts';

const PROXY = '10.0.0.5';
const trusted = trustProxies(['10.0.0.0/8', '2001:db8:aaaa::/48', '192.0.2.1']);

test('an address that a visitor claims is never trusted', () => {
  expect(visitorAddress('203.0.113.9', '1.1.1.1', trusted)).toBe('203.0.113.9');
  expect(visitorAddress(PROXY, '1.1.1.1', trustProxies([]))).toBe(PROXY);
});

test('behind a trusted proxy, the address that called the proxy counts', () => {
  expect(visitorAddress(PROXY, '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(visitorAddress(`::ffff:${PROXY}`, '203.0.113.9', trusted)).toBe('203.0.113.9');
  expect(visitorAddress('2001:db8:aaaa::1', '203.0.113.9', trusted)).toBe('203.0.113.9');
});

test('in a chain, the rightmost address that is not a trusted proxy counts, because anyone can send the rest', () => {
  const chain = '6.6.6.6, 203.0.113.9, 192.0.2.1, 10.9.9.9';
  expect(visitorAddress(PROXY, chain, trusted)).toBe('203.0.113.9');
});

test.each([null, '', ' , ', 'unknown', '203.0.113.9:1234', '1.1.1.1, <script>'])(
  'a proxy that names no address (%s) counts as the visitor',
  (forwarded) => {
    expect(visitorAddress(PROXY, forwarded, trusted)).toBe(PROXY);
  },
);

test('if all addresses are trusted proxies, the first one counts', () => {
  expect(visitorAddress(PROXY, '10.1.1.1, 10.2.2.2', trusted)).toBe('10.1.1.1');
});

test('an IPv6 network counts as one visitor, however many addresses it has', () => {
  const none = trustProxies([]);
  const network = visitorAddress('2001:db8:1:2::1', null, none);
  expect(visitorAddress('2001:db8:1:2:ffff:eeee:dddd:cccc', null, none)).toBe(network);
  expect(visitorAddress('2001:db8:1:3::1', null, none)).not.toBe(network);
  const shortened = visitorAddress('2001::1:2:3:4:5', null, none);
  expect(visitorAddress('2001::2:2:3:4:5', null, none)).not.toBe(shortened);
  expect(visitorAddress('fe80::1%eth0', null, none)).toBe(visitorAddress('fe80::2', null, none));
  expect(visitorAddress('::ffff:203.0.113.9', null, none)).toBe('203.0.113.9');
  expect(visitorAddress('', null, none)).toBe('');
});

test.each(['10.0.0.0/33', 'proxy.internal', '10.0.0', '2001:db8::/129', '10.0.0.0/', ''])(
  'a proxy given as "%s" is refused with a message that says what is expected',
  (entry) => {
    expect(() => trustProxies([entry])).toThrow(/is neither an IP address nor a subnet/);
  },
);
