/** What opens the tables. */
export interface Keys {
  /** The address of the Supabase project, without a slash at the end. */
  readonly supabaseUrl: string;
  /** Gives full access to the tables. */
  readonly secretKey: string;
}

export const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Projects provide the secret key in one of two variables. */
export function secretKeyOf(get: (name: string) => string | undefined): string | undefined {
  const keys = get('SUPABASE_SECRET_KEYS');
  if (!keys) return get('SUPABASE_SERVICE_ROLE_KEY');
  const named: { [name: string]: string } = JSON.parse(keys);
  return named.default ?? Object.values(named)[0];
}

/** The project's keys, for functions without settings of their own. */
export const readKeys = (get: (name: string) => string | undefined): Keys => ({
  supabaseUrl: withoutSlash(get('SUPABASE_URL') ?? ''),
  secretKey: secretKeyOf(get)?.trim() ?? '',
});

const encoder = new TextEncoder();

export const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A keyed hash, which can't be computed without the secret. */
export async function hash(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = encoder.encode(`leads ${secret}`);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/**
 * Whether a request carries the project's secret key. Compares hashes, so the time reveals nothing
 * about the key.
 */
export async function isSecretKey({ headers }: Request, secretKey: string): Promise<boolean> {
  const bearer = (headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
  const key = headers.get('apikey') ?? bearer;
  return (await hash(key, secretKey)) === (await hash(secretKey, secretKey));
}
