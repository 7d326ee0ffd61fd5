import { siteUrl } from './origin.ts';

/** What every network shows whole; a build step cuts each master to it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A picture of the site by name (a `SitePicture` is one), or a photograph of the backend. */
export type SharePicture =
  | { readonly name: string; readonly alt: string }
  | { readonly url: string; readonly alt: string };

/** Where the build puts the picture; no hash, so that a share made last year keeps its picture. */
export const sharePath = (name: string): string => `/og/${name}.jpg`;

export const shareUrl = (picture: SharePicture): string =>
  'url' in picture ? picture.url : siteUrl(sharePath(picture.name));
