import { localSite } from '../supabase/localSite.ts';

/** Put in by vite.config.ts from VITE_SITE_URL; plain Node and tests stand on the local site. */
const site = typeof __SITE_ORIGIN__ === 'string' ? __SITE_ORIGIN__ : localSite;

/** The one address of a page: no query, no hash, no slash at the end but for the home page's own. */
export const canonicalUrl = (path: string): string =>
  site + (path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/');

/** An address for a file or an anchor of the site, as written. */
export const siteUrl = (path: string): string => site + path;

/** What every network shows whole; a build step cuts each master to it. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * A picture that the build cuts, by name: of the site (a `SitePicture` is one) or its copy of a post's.
 * Or a photograph of the backend as it is.
 */
export type SharePicture =
  | { readonly name: string; readonly alt: string }
  | { readonly url: string; readonly alt: string };

/** Where the build puts the picture; no hash, so that a share made last year keeps its picture. */
export const sharePath = (name: string): string => `/og/${name}.jpg`;

export const shareUrl = (picture: SharePicture): string =>
  'url' in picture ? picture.url : siteUrl(sharePath(picture.name));
