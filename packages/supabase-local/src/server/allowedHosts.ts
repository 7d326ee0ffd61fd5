import { isIPv4, isIPv6 } from 'node:net';

const HOST = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i;

/** Whether the text of a `Host` header is a host with an optional port (RFC 9110, 7.2). */
export function isHost(host: string): boolean {
  return HOST.test(host);
}

/**
 * Whether a server on this machine accepts requests for this host, given as in a `Host` header.
 *
 * A stranger's page can point its own name at this machine (DNS rebinding) and then read responses
 * as if they came from its own site. An IP address and `localhost` cannot be pointed elsewhere, so
 * they are always allowed. Any other name must be in `allowedHosts` (without a port).
 */
export function isAllowedHost(host: string, allowedHosts: readonly string[] = []): boolean {
  const [, ipv6, other] = HOST.exec(host) ?? [];
  if (ipv6 !== undefined) return isIPv6(ipv6);
  if (other === undefined) return false;
  const name = other.toLowerCase().replace(/\.$/, '');
  return (
    isIPv4(name) ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    allowedHosts.some((allowed) => allowed.toLowerCase() === name)
  );
}
