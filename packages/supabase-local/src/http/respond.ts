import { type ApiError, errorBody, statusOf } from './errors.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

export function jsonResponse(
  status: number,
  body: unknown,
  headers: { [name: string]: string } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': JSON_TYPE, ...headers },
  });
}

export function errorResponse(error: ApiError, isAnonymous: boolean): Response {
  const status = statusOf(error, isAnonymous);
  const headers: { [name: string]: string } = { 'content-type': JSON_TYPE };
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return new Response(errorBody(error), { status, headers });
}

/** For methods that exist in Supabase but not in the supported subset. */
export function methodNotAllowed(method: string, allowed: string): Response {
  return jsonResponse(
    405,
    {
      code: 'PGRST117',
      details: null,
      hint: `Allowed here: ${allowed}`,
      message: `Unsupported HTTP method: ${method}`,
    },
    { allow: allowed },
  );
}

export function notFound(path: string): Response {
  return jsonResponse(404, {
    code: 'PGRST125',
    details: null,
    hint: 'The embedded backend implements the subset named in its README.',
    message: `Invalid path specified in request URL: ${path}`,
  });
}
