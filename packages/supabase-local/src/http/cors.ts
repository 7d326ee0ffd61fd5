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
 * Every response needs these headers. Without them, a browser hides even errors. Any origin may
 * read.
 */
export function withCors(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-expose-headers', EXPOSED);
  return response;
}
