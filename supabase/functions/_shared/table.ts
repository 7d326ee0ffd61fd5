import type { Database } from '../../database.gen.ts';
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

/** A full disk is the one failure that an operator must mend, so it keeps its status. */
export const unavailableStatus = (cause: unknown): 503 | 507 =>
  cause instanceof TableError && cause.status === 507 ? 507 : 503;

type Schema = Database['public']['Tables'];
type Name = keyof Schema;
type Column<Table extends Name> = keyof Schema[Table]['Row'] & string;
type Answer<Table extends Name, Asked extends Column<Table>> = Promise<
  Pick<Schema[Table]['Row'], Asked>[]
>;

/** Filters, the order, and the limit, in PostgREST's format. */
type Query = { [name: string]: string };

/** Each call returns the given columns of the rows that it read or wrote. */
export interface Tables {
  /** Returns nothing if a trigger skipped the row. */
  insert: <Table extends Name, Asked extends Column<Table>>(
    table: Table,
    columns: readonly Asked[],
    row: Schema[Table]['Insert'],
  ) => Answer<Table, Asked>;
  select: <Table extends Name, Asked extends Column<Table>>(
    table: Table,
    columns: readonly Asked[],
    query: Query,
  ) => Answer<Table, Asked>;
  update: <Table extends Name, Asked extends Column<Table>>(
    table: Table,
    columns: readonly Asked[],
    query: Query,
    changes: Schema[Table]['Update'],
  ) => Answer<Table, Asked>;
  remove: <Table extends Name, Asked extends Column<Table>>(
    table: Table,
    columns: readonly Asked[],
    query: Query,
  ) => Answer<Table, Asked>;
}

/** Opens the tables with the rights of the service role. Calls throw TableError. */
export function openTables({ supabaseUrl, secretKey }: Keys, fetch: Fetch): Tables {
  /** The rows have the columns that the path selects. */
  async function ask<Row>(method: string, path: string, body?: object): Promise<Row[]> {
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
    return Array.isArray(answer) ? answer : [];
  }
  const at = (table: string, columns: readonly string[], query: Query = {}) =>
    `${table}?${new URLSearchParams({ ...query, select: columns.join() })}`;
  return {
    insert: (table, columns, row) => ask('POST', at(table, columns), row),
    select: (table, columns, query) => ask('GET', at(table, columns, query)),
    update: (table, columns, query, changes) => ask('PATCH', at(table, columns, query), changes),
    remove: (table, columns, query) => ask('DELETE', at(table, columns, query)),
  };
}
