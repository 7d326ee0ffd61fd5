import { ApiError } from '../http/errors.ts';

/** Thrown before the transaction ends, so a write that affects too many rows is rolled back. */
export function requireOneRow(rows: number): void {
  if (rows === 1) return;
  throw new ApiError('PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
    status: 406,
  });
}
