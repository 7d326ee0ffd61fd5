import { ApiError } from '../http/errors.ts';
import type { Caller } from '../interfaces.ts';

export type SqlValue = string | null;
type SqlRow = { [column: string]: unknown };

export interface SqlResult {
  rows: SqlRow[];
  /** How many rows were read or changed. */
  count: number;
}

export interface SqlRunner {
  /** Sends values as text, which PostgreSQL converts to the types of the statement. */
  query(text: string, values?: readonly SqlValue[]): Promise<SqlResult>;
}

/** The interface of both engines. They throw PostgreSQL's errors as ApiError with their code. */
export interface SqlDatabase extends SqlRunner {
  transaction<T>(work: (sql: SqlRunner) => Promise<T>): Promise<T>;
  /** Runs several statements at once, without values. Returns the rows of each. */
  script(text: string): Promise<SqlResult[]>;
  /** A dump that `psql` or PGlite can read back. */
  dump(): Promise<{ fileName: string; bytes: Uint8Array }>;
  close(): Promise<void>;
}

function textOf(source: object, name: string): string | null {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' ? value : null;
}

function toApiError(cause: unknown): unknown {
  if (cause instanceof ApiError || !(cause instanceof Error)) return cause;
  const code = textOf(cause, 'code');
  if (code === null || !/^[0-9A-Z]{5}$/.test(code)) return cause;
  return new ApiError(code, cause.message, {
    details: textOf(cause, 'detail'),
    hint: textOf(cause, 'hint'),
    cause,
  });
}

/**
 * Converts errors of either driver to ApiError with PostgreSQL's code, message, detail, and hint.
 */
export async function withApiErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw toApiError(cause);
  }
}

/** Runs the work with the caller's role and claims, for this transaction only. */
export function asCaller<T>(
  database: SqlDatabase,
  caller: Caller,
  work: (sql: SqlRunner) => Promise<T>,
): Promise<T> {
  return database.transaction(async (sql) => {
    await sql.query(
      "select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)",
      [JSON.stringify(caller.claims), caller.role],
    );
    return await work(sql);
  });
}

/** Reads the column `body` of the only row as JSON. */
export async function queryJson<T>(
  sql: SqlRunner,
  text: string,
  values: readonly SqlValue[],
): Promise<T | undefined> {
  const { rows } = await sql.query(text, values);
  const body = rows[0]?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
