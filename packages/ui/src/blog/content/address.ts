/** Nothing answers here: an address that stays on it is a path of this site. */
const HERE = 'https://here.invalid';

/** What browsers drop from an address before reading it, and what they read as a slash. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u;

/** Longer ones are no addresses but attempts at something. */
const LIMIT = 2048;

function parse(value: unknown): URL | null {
  if (typeof value !== 'string') return null;
  const address = value.trim();
  if (!address || address.length > LIMIT || invisible.test(address)) return null;
  const isAbsolute = /^(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:/i.test(address);
  const isPath = /^\/(?!\/)/.test(address);
  return (isAbsolute || isPath) && URL.canParse(address, HERE) ? new URL(address, HERE) : null;
}

const isWeb = ({ protocol, host, username, password }: URL) =>
  /^https?:$/.test(protocol) && host !== '' && username === '' && password === '';

const toHref = (url: URL) =>
  url.origin === HERE ? url.pathname + url.search + url.hash : url.href;

/**
 * The address of a picture as it may stand in `src`: `http(s)` or a path of this site, with nothing
 * left to interpretation. Undefined for everything else, `javascript:` and `data:` among it.
 */
export function imageAddress(value: unknown): string | undefined {
  const url = parse(value);
  return url && isWeb(url) ? toHref(url) : undefined;
}

/** The same for `href`, where mail, telephone and places in the page may stand too. */
export function linkAddress(value: unknown): string | undefined {
  const url = parse(value);
  if (!url) return /^#[\w-]{1,64}$/.test(String(value)) ? String(value) : undefined;
  return isWeb(url) || /^(mailto|tel):$/.test(url.protocol) ? toHref(url) : undefined;
}
