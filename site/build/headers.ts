import { sha256 } from './deferHydration.ts';

/**
 * Styles that React Aria adds to the head, for presses on touch screens and behind a dialog on iOS.
 */
export const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text]) => sha256(text ?? ''));

/**
 * Hashes of every inline script and style that a page's policy must allow. Data scripts need none.
 */
export const inlineHashes = (html: string) => ({
  scripts: hashesOf(html, /<script(?: type="speculationrules")?>(.*?)<\/script>/gs),
  styles: hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs),
});

export interface PolicyFacts {
  /** HTML of a page without backend text. All pages share its inline scripts and styles. */
  page: string;
  /**
   * Pages connect to the backend and send forms there. They connect to the map provider only after
   * a visitor opens a map.
   */
  backendUrl: string;
  isPreview: boolean;
}

/** Returns the headers of every response of the site. */
export function securityHeaders({
  page,
  backendUrl,
  isPreview,
}: PolicyFacts): Record<string, string> {
  const backend = new URL(backendUrl).origin;
  const { scripts, styles } = inlineHashes(page);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles, ...reactAriaStyles.map(sha256)],
    // React Aria and picture placeholders write style attributes, which can't run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', backend],
    'media-src': ["'self'", backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backend],
    'frame-src': ['https://www.google.com', 'https://www.openstreetmap.org'],
    // A worker of the site draws thumbnails.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without JavaScript, forms post to the backend's function.
    'form-action': ["'self'", backend],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
}
