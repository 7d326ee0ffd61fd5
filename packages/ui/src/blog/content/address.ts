/** No server has this name, so an address that keeps it is a path of this site. */
const HERE = 'https://here.invalid';

/** Characters that browsers drop from an address or read as a slash. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u;

/** Longer addresses are treated as attacks. */
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
 * Returns a picture's address that is safe in `src`: `http(s)` or a path of this site, without
 * ambiguity. Undefined for everything else, including `javascript:` and `data:`.
 */
export function imageAddress(value: unknown): string | undefined {
  const url = parse(value);
  return url && isWeb(url) ? toHref(url) : undefined;
}

/** Does the same for `href`, which also allows mail, phone, and anchors on the page. */
export function linkAddress(value: unknown): string | undefined {
  const url = parse(value);
  if (!url) return /^#[\w-]{1,64}$/.test(String(value)) ? String(value) : undefined;
  return isWeb(url) || /^(mailto|tel):$/.test(url.protocol) ? toHref(url) : undefined;
}
