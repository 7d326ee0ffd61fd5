import { BlockList, isIP } from 'node:net';
import { ServerError } from './errors.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @throws ServerError `config-invalid` for anything that is not an address or a subnet */
export function trustProxies(list: readonly string[]): BlockList {
  const trusted = new BlockList();
  for (const entry of list) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = familyOf(address);
    const bits = family === 'ipv6' ? 128 : 32;
    const length = prefix === undefined ? bits : Number(prefix);
    if (isIP(address) === 0 || length > bits) {
      throw new ServerError(
        'config-invalid',
        `The trusted proxy "${entry}" is neither an IP address nor a subnet, so nobody could say ` +
          'whose X-Forwarded-For to believe. Give one like 10.0.0.5 or 10.0.0.0/8.',
      );
    }
    trusted.addSubnet(address, length, family);
  }
  return trusted;
}

/** An owner of one IPv6 address has all 2^64 addresses of its network, so they count as one. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [left = '', right = ''] = hostname.slice(1, -1).split('::');
  const groupsOf = (half: string) => half.split(':').filter((group) => group !== '');
  const [first, last] = [groupsOf(left), groupsOf(right)];
  const zeros = Array(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The address that a request comes from: the address of the connection, or behind trusted proxies
 * the rightmost entry of `X-Forwarded-For` that is not a trusted proxy. Anyone may have written the
 * entries left of it.
 * @returns an IPv4 address, an IPv6 network, or '' if the connection has none
 */
export function visitorAddress(
  connected: string,
  forwardedFor: string | null,
  trusted: BlockList,
): string {
  let address = withoutMapping(connected);
  const chain = (forwardedFor ?? '').split(',').map((entry) => withoutMapping(entry.trim()));
  while (isIP(address) !== 0 && trusted.check(address, familyOf(address))) {
    const before = chain.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return networkOf(address);
}
