import { isIP } from 'node:net';

/** The name in a Host header: without its port, the brackets of IPv6 and the dot of the root. */
const nameIn = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/**
 * Whether a server on this machine should answer a request with this Host header. Any other website
 * can point a name of its own at 127.0.0.1 and would then read the answers as its own (DNS
 * rebinding). An IP address, `localhost` and `*.localhost` cannot be pointed anywhere.
 */
export function isKnownHost(host: string | undefined, names: readonly string[] = []): boolean {
  if (!host) return false;
  const name = nameIn(host);
  return (
    isIP(name) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    names.some((known) => known.toLowerCase() === name)
  );
}
