import { ApiError } from '../http/errors.ts';
import { methodNotAllowed } from '../http/respond.ts';
import type { Caller, RestEngine } from '../interfaces.ts';
import { parseStatement } from './parseStatement.ts';
import { parsePreferences } from './preferences.ts';
import { restResponse } from './response.ts';

const PREFIX = '/rest/v1/';

function checkSchema(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema === null || schema === 'public') continue;
    throw new ApiError('PGRST106', `Invalid schema: ${schema}`, {
      hint: 'Only the following schemas are exposed: public',
      status: 406,
    });
  }
}

function tableOf(pathname: string): string {
  const path = pathname.slice(PREFIX.length).replace(/\/$/, '');
  if (path.startsWith('rpc/')) {
    const message = `Could not find the function public.${path.slice(4)} in the schema cache`;
    throw new ApiError('PGRST202', message, { status: 404 });
  }
  if (path === '' || path.includes('/')) {
    throw new ApiError('PGRST125', 'Invalid path specified in request URL', { status: 404 });
  }
  return path;
}

export async function handleRest(
  request: Request,
  caller: Caller,
  engine: RestEngine,
): Promise<Response> {
  checkSchema(request.headers);
  const table = tableOf(new URL(request.url).pathname);
  const preferences = parsePreferences(request.headers);
  const statement = await parseStatement(request, table, preferences);
  if (!statement) return methodNotAllowed(request.method, 'GET, HEAD, POST, PATCH, DELETE');
  const result = await engine.run(statement, caller);
  return restResponse(statement, result, preferences, request.method === 'HEAD');
}
