import { localSite } from '@custom-designs/supabase/localSite';

/** Set by vite.config.ts from VITE_SITE_URL. Plain Node and tests use the local site. */
const site = typeof __SITE_ORIGIN__ === 'string' ? __SITE_ORIGIN__ : localSite;

/**
 * A page's canonical address: no query, no hash, and no trailing slash except for the home page.
 */
export const canonicalUrl = (path: string): string =>
  site + (path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/');

/** The full address of a file or an anchor, unchanged. */
export const siteUrl = (path: string): string => site + path;

/** The size that every network shows uncropped. A build step crops pictures to it. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * A picture that the build crops, by name: one of the site's (a `SitePicture`) or its copy of a
 * post's picture. Or an uncropped photo from the backend.
 */
export type SharePicture =
  | { readonly name: string; readonly alt: string }
  | { readonly url: string; readonly alt: string };

/** The path of the cropped picture. It has no hash, so old shares keep their picture. */
export const sharePath = (name: string): string => `/og/${name}.jpg`;

export const shareUrl = (picture: SharePicture): string =>
  'url' in picture ? picture.url : siteUrl(sharePath(picture.name));
