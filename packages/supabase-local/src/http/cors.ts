/** Hosted Supabase allows any origin. A list restricts that to the sites that belong here. */
export type AllowedOrigins = '*' | readonly string[];

const EXPOSED =
  'Content-Range, Content-Length, Accept-Ranges, ETag, Preference-Applied, Retry-After, X-Total-Count';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

export function preflight(request: Request): Response {
  const headers = new Headers({
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers':
      request.headers.get('access-control-request-headers') ??
      'apikey, authorization, content-type',
    'access-control-max-age': '3600',
  });
  return new Response(null, { status: 204, headers });
}

export function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS';
}

/**
 * Every response carries these headers, including errors. Without them, a browser hides the error.
 */
export function withCors(response: Response, request: Request, origins: AllowedOrigins): Response {
  const origin = request.headers.get('origin');
  const { headers } = response;
  if (origins === '*') headers.set('access-control-allow-origin', '*');
  else {
    headers.append('vary', 'Origin');
    if (origin && origins.includes(origin)) headers.set('access-control-allow-origin', origin);
  }
  headers.set('access-control-expose-headers', EXPOSED);
  return response;
}
