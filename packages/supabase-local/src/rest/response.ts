import { ApiError } from '../http/errors.ts';
import { JSON_TYPE } from '../http/respond.ts';
import type { StatementResult } from '../interfaces.ts';
import { requireOneRow } from './errors.ts';
import type { Preferences } from './preferences.ts';
import type { Select, Statement } from './statement.ts';

/** Returns the result of a write without rows, which succeeds without a SQL statement. */
export function noopWrite(statement: Exclude<Statement, Select>): StatementResult | undefined {
  const isEmpty =
    (statement.kind === 'insert' && statement.rows.length === 0) ||
    (statement.kind === 'update' && Object.keys(statement.values).length === 0);
  if (!isEmpty) return undefined;
  if (statement.single) requireOneRow(0);
  return { body: statement.returning ? '[]' : undefined, rows: 0 };
}

/** Formats `0-9/25`, with `*` if the range or the total is unknown or empty (RFC 9110, 14.4). */
function contentRange(from: number, rows: number, total: number | undefined): string {
  const range = rows > 0 && total !== 0 ? `${from}-${from + rows - 1}` : '*';
  return `${range}/${total ?? '*'}`;
}

function readStatus(offset: number, result: StatementResult): number {
  const { rows, total } = result;
  if (total === undefined) return 200;
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw new ApiError('PGRST103', 'Requested range not satisfiable', { details, status: 416 });
  }
  return rows < total ? 206 : 200;
}

function writeStatus(statement: Statement): number {
  if (statement.kind === 'insert') return 201;
  return statement.kind !== 'select' && statement.returning ? 200 : 204;
}

function writeRange(statement: Statement, result: StatementResult): string {
  const total = statement.count ? result.rows : undefined;
  return contentRange(0, statement.kind === 'update' ? result.rows : 0, total);
}

/** Returns the array, or its only element, as text. Parsing would round large numbers. */
function bodyOf(statement: Statement, result: StatementResult): string | null {
  if (result.body === undefined) return null;
  return statement.single ? result.body.trim().slice(1, -1) : result.body;
}

export function restResponse(
  statement: Statement,
  result: StatementResult,
  preferences: Preferences,
  isHead: boolean,
): Response {
  const isRead = statement.kind === 'select';
  const status = isRead ? readStatus(statement.offset, result) : writeStatus(statement);
  const headers = new Headers({
    'content-range': isRead
      ? contentRange(statement.offset, result.rows, result.total)
      : writeRange(statement, result),
  });
  const body = bodyOf(statement, result);
  if (body !== null) {
    const type = statement.single ? 'application/vnd.pgrst.object+json; charset=utf-8' : JSON_TYPE;
    headers.set('content-type', type);
  }
  if (preferences.applied.length > 0) {
    headers.set('preference-applied', preferences.applied.join(', '));
  }
  return new Response(isHead || status === 204 ? null : body, { status, headers });
}
