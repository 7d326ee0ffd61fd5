import { headScript } from '../src/frame/headScript.ts';
import { sha256 } from './intent.ts';

/** Where the page may talk to: the backend's own origin, and maps once the visitor asks for them. */
export function securityHeaders(loader: string, backendUrl: string): Record<string, string> {
  const backend = new URL(backendUrl).origin;
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", sha256(loader), sha256(headScript)],
    // React Aria and the pictures' placeholders write style attributes, which cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', backend],
    'media-src': ["'self'", backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backend, backend.replace(/^http/, 'ws')],
    'frame-src': ['https://www.google.com', 'https://www.openstreetmap.org'],
    // Small copies of photos are drawn in a worker of the site's own.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), interest-cohort=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
