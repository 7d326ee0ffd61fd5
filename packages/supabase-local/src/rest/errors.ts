import { ApiError } from '../http/errors.ts';

/** Refuses a PostgREST feature outside this subset with a clear 400 instead of a wrong 200. */
export function unsupported(what: string): ApiError {
  return new ApiError('PGRST100', `Not supported by the embedded backend: ${what}`, {
    hint: 'The supported subset is listed in packages/supabase-local/README.md.',
    status: 400,
  });
}

export function unparsable(part: string, text: string): ApiError {
  return new ApiError('PGRST100', `"failed to parse ${part} (${text})"`, { status: 400 });
}

export function unknownTable(table: string): ApiError {
  const message = `Could not find the table 'public.${table}' in the schema cache`;
  return new ApiError('PGRST205', message, { status: 404 });
}

/** Runs before the transaction ends, so a write that affects too many rows is rolled back. */
export function requireOneRow(rows: number): void {
  if (rows === 1) return;
  throw new ApiError('PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
    status: 406,
  });
}
