import { headScript } from '../src/layout/headScript.ts';
import { sha256 } from './deferHydration.ts';

/**
 * The styles that React Aria adds to the head, for presses on touch screens and behind a dialog on
 * iOS.
 */
export const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The `<style>` elements of a page. */
export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');

/**
 * Hashes of every inline script and style that a page's policy must allow. Data scripts need none.
 */
export const inlineHashes = (html: string): string[] =>
  [
    ...[...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? ''),
    ...inlineStyles(html),
  ].map(sha256);

export interface PolicyFacts {
  /** The inline script that starts the app. */
  loader: string;
  /** The inline styles of a page without text from the backend. */
  styles: readonly string[];
  /** Pages can connect to its origin and send forms there, and to those of maps once a visitor opens one. */
  backendUrl: string;
  isPreview: boolean;
}

/** The headers of every response of the site. */
export function securityHeaders({
  loader,
  styles,
  backendUrl,
  isPreview,
}: PolicyFacts): Record<string, string> {
  const backend = new URL(backendUrl).origin;
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", sha256(loader), sha256(headScript)],
    'style-src': ["'self'", ...[...styles, ...reactAriaStyles].map(sha256)],
    // React Aria and the pictures' placeholders write style attributes, which cannot run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', backend],
    'media-src': ["'self'", backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backend],
    'frame-src': ['https://www.google.com', 'https://www.openstreetmap.org'],
    // Thumbnails of photos are drawn in the site's own worker.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // Without JavaScript, forms go to the function of the backend.
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
