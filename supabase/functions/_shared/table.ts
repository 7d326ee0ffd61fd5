import type { Keys } from './keys.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** A database that takes longer counts as unreachable. */
const TIMEOUT_MS = 10_000;

export class TableError extends Error {
  /** The HTTP status, or 0 without a response. */
  readonly status: number;
  /** PostgreSQL's or PostgREST's code, or an empty string. */
  readonly code: string;

  constructor(status: number, code: string, options?: ErrorOptions) {
    super(`The tables answered ${status} ${code}`, options);
    this.status = status;
    this.code = code;
  }
}

/** The columns of one row, by name. */
export type Row = { [column: string]: unknown };

export interface Tables {
  /** Returns the new row with the columns of `query.select`, or nothing if a trigger skipped it. */
  insert: (table: string, query: { [name: string]: string }, row: Row) => Promise<Row[]>;
  /** @param query filters and columns in PostgREST's format */
  select: (table: string, query: { [name: string]: string }) => Promise<Row[]>;
  /** Returns the changed rows with the columns of `query.select`. */
  update: (table: string, query: { [name: string]: string }, row: Row) => Promise<Row[]>;
}

/** Opens the tables with the rights of the service role. Calls throw TableError. */
export function openTables({ supabaseUrl, secretKey }: Keys, fetch: Fetch): Tables {
  async function ask(method: string, path: string, body?: Row) {
    const headers = {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${supabaseUrl}/rest/v1/${path}`, init);
      text = await response.text();
    } catch (cause) {
      throw new TableError(0, '', { cause });
    }
    const answer: unknown = await new Response(text).json().catch(() => undefined);
    if (!response.ok) throw new TableError(response.status, String(Object(answer).code ?? ''));
    return Array.isArray(answer) ? (answer as Row[]) : [];
  }
  const at = (table: string, query: { [name: string]: string }) =>
    `${table}?${new URLSearchParams(query)}`;
  return {
    insert: (table, query, row) => ask('POST', at(table, query), row),
    select: (table, query) => ask('GET', at(table, query)),
    update: (table, query, row) => ask('PATCH', at(table, query), row),
  };
}
