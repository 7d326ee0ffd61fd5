import { extname } from 'node:path';

/** Media types by file extension, for every file in a build of the site or of Storybook. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  // The type that React Router's own servers use for the data of a page.
  '.data': 'text/x-script; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Types by path from the root of the site. The extension doesn't determine the feed's type, and some
 * hosts would join a rule for the extension with the feed's rule.
 */
export const typesByPath: Readonly<Record<string, string>> = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
};

export const contentTypeOf = (path: string): string =>
  typesByPath[path] ?? contentTypes[extname(path)] ?? 'application/octet-stream';
