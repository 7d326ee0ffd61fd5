import { hash, toHex } from '../_shared/keys.ts';

const encoder = new TextEncoder();

/** Within this time, the same form post counts as a duplicate. */
const WINDOW_MS = 10 * 60_000;

/** Identifies a connection: an IPv4 address, or the /64 network of an IPv6 connection. */
function networkOf(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$|%.*$/g, '').replace(/^([\d.]+):\d+$/, '$1');
  const url = [`http://[${bare}]`, `http://[::ffff:${bare}]`].find((one) => URL.canParse(one));
  const host = url ? new URL(url).hostname.slice(1, -1) : address;
  if (!url || /^::ffff:\w+:\w+$/.test(host)) return host;
  const zeros = '0:'.repeat(8 - host.split(':').filter(Boolean).length);
  return host.replace('::', `:${zeros}`).split(':').filter(Boolean).slice(0, 4).join(':');
}

/**
 * Distinguishes senders without storing their addresses. Without the secret, no one can test
 * whether an address matches.
 * @returns undefined if the address is unknown, so that visitors don't share one limit
 */
export async function hashSender(request: Request, secret: string): Promise<string | undefined> {
  const { headers } = request;
  // Cloudflare, in front of hosted projects, sets the first header itself. Any other proxy must
  // replace both, because a visitor may have forged them (docs/deploy.md).
  const address =
    headers.get('cf-connecting-ip') || headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  if (!address) return undefined;
  return await hash(networkOf(address), secret);
}

/**
 * Derives an id for a form without one: the same for the same message from the same sender within
 * ten minutes.
 */
export async function deriveId(sender: string | undefined, message: object): Promise<string> {
  const window = Math.floor(Date.now() / WINDOW_MS);
  const text = JSON.stringify([sender ?? '', window, message]);
  const hex = toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  // A UUID of version 8, whose bits are the application's own (RFC 9562).
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-8$3-${variant}$4-$5`);
}
