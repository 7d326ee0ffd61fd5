import { linkAddress } from '../../blog/content/address.ts';

/**
 * Returns a link's address, with the scheme that people leave out. Undefined for one that an article
 * refuses, such as `javascript:`.
 */
export function toLink(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return linkAddress(`mailto:${text}`);
  if (/^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text)) return linkAddress(`https://${text}`);
  return linkAddress(text);
}
