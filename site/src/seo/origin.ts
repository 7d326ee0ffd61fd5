import { localSite } from '../supabase/localSite.ts';

/** Put in by vite.config.ts from VITE_SITE_URL; plain Node and tests stand on the local site. */
const origin = typeof __SITE_ORIGIN__ === 'string' ? __SITE_ORIGIN__ : localSite;

/** The one address of a page: no query, no hash, no slash at the end but for the home page's own. */
export const canonicalUrl = (path: string): string =>
  origin + (path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/');

/** An address for a file or an anchor of the site, as written. */
export const siteUrl = (path: string): string => origin + path;
