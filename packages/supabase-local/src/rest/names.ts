import { ApiError } from '../http/errors.ts';
import type { Statement } from './statement.ts';

export function unknownTable(table: string): ApiError {
  const message = `Could not find the table 'public.${table}' in the schema cache`;
  return new ApiError('PGRST205', message, { status: 404 });
}

/** The columns that a write names. The engine checks the columns of filters and reports 42703. */
export function writtenColumns(statement: Statement): string[] {
  if (statement.kind === 'insert') return statement.names;
  return statement.kind === 'update' ? Object.keys(statement.values) : [];
}

export function requireColumns(table: string, known: ReadonlySet<string>, named: string[]): void {
  const missing = named.find((name) => !known.has(name));
  if (missing === undefined) return;
  const message = `Could not find the '${missing}' column of '${table}' in the schema cache`;
  throw new ApiError('PGRST204', message, { status: 400 });
}
