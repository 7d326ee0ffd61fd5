const encoder = new TextEncoder();

/** The window in which the same form post counts as sent twice. */
const WINDOW_MS = 10 * 60_000;

/** What only who has the secret can compute. */
export async function hash(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = encoder.encode(`leads ${secret}`);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** One connection: an IPv4 address, or the /64 network that every IPv6 connection has to itself. */
function networkOf(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$|%.*$/g, '').replace(/^([\d.]+):\d+$/, '$1');
  const url = [`http://[${bare}]`, `http://[::ffff:${bare}]`].find((one) => URL.canParse(one));
  const host = url ? new URL(url).hostname.slice(1, -1) : address;
  if (!url || /^::ffff:\w+:\w+$/.test(host)) return host;
  const zeros = '0:'.repeat(8 - host.split(':').filter(Boolean).length);
  return host.replace('::', `:${zeros}`).split(':').filter(Boolean).slice(0, 4).join(':');
}

/**
 * Tells senders apart without keeping their addresses. Only who has the secret can find out whether
 * an address is the one.
 * @returns undefined if the address is unknown, so that visitors do not share one limit
 */
export async function hashSender(request: Request, secret: string): Promise<string | undefined> {
  const { headers } = request;
  // Cloudflare, in front of hosted projects, sets the first header itself. Another proxy must replace
  // both, because they may hold whatever the visitor wrote (docs/deploy.md).
  const address =
    headers.get('cf-connecting-ip') || headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  if (!address) return undefined;
  return await hash(networkOf(address), secret);
}

/** One id for the same message of the same sender within ten minutes, where the form gave none. */
export async function deriveId(sender: string | undefined, message: object): Promise<string> {
  const window = Math.floor(Date.now() / WINDOW_MS);
  const text = JSON.stringify([sender ?? '', window, message]);
  const hex = toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  // A UUID of version 8, whose bits are the application's own (RFC 9562).
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-8$3-${variant}$4-$5`);
}
