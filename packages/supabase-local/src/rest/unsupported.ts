import { ApiError } from '../http/errors.ts';

/** For features that PostgREST has and this subset does not: a clear 400 instead of a wrong 200. */
export function unsupported(what: string): ApiError {
  return new ApiError('PGRST100', `Not supported by the embedded backend: ${what}`, {
    hint: 'The supported subset is listed in packages/supabase-local/README.md.',
    status: 400,
  });
}

export function unparsable(part: string, text: string): ApiError {
  return new ApiError('PGRST100', `"failed to parse ${part} (${text})"`, { status: 400 });
}
