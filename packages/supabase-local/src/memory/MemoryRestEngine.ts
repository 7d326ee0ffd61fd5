import { ApiError } from '../http/errors.ts';
import type { Caller, Json, JsonObject, RestEngine, StatementResult } from '../interfaces.ts';
import { requireOneRow, unknownTable } from '../rest/errors.ts';
import { noopWrite } from '../rest/response.ts';
import type { Insert, Order, Select, Selected, Statement } from '../rest/statement.ts';
import { matches } from './conditions.ts';
import { compareValues } from './values.ts';

export type Row = JsonObject;

/** The rows that a statement inserted, changed, or deleted. */
interface Written {
  readonly kind: 'insert' | 'update' | 'delete';
  readonly touched: readonly Row[];
  readonly caller: Caller;
}

type ChangeTable = (table: string, change: (rows: readonly Row[]) => Row[]) => void;

export interface MemoryTables {
  /** The rows of each table. The engine accepts any column, and a missing one is null. */
  rows: { readonly [table: string]: readonly object[] };
  /** Computes the rows of views from the tables. */
  views?: { readonly [view: string]: (rowsOf: (table: string) => Row[]) => Row[] };
  /** Columns that a new row gets in addition to `id` and `created_at`. */
  defaults?: { readonly [table: string]: (caller: Caller) => Row };
  /** Rows that only managers see, by table. */
  managersOnly?: { readonly [table: string]: (row: Row) => boolean };
  /** Completes a row of a table before it's inserted or updated, as a trigger does. */
  beforeWrite?: { readonly [table: string]: (row: Row, caller: Caller) => Row };
  /** Computes a table's rows after a write, as a trigger does. */
  afterWrite?: { readonly [table: string]: (rows: readonly Row[]) => Row[] };
  /** Changes other tables after a write, as a trigger does. */
  cascade?: { readonly [table: string]: (written: Written, change: ChangeTable) => void };
  /** Tables that anyone may write. All others need a manager or the secret key. */
  writtenByAnyone?: readonly string[];
}

/** A manager by the token's claim, or a script with the secret key. */
export function isManager({ role, claims }: Caller): boolean {
  return role === 'service_role' || Object(claims.app_metadata).role === 'manager';
}

/** A rough check that the caller is signed in. The real policies are in supabase/migrations. */
export function requireManager(caller: Caller, table: string): void {
  if (isManager(caller)) return;
  throw new ApiError('42501', `permission denied for table ${table}`);
}

const MAX_ROWS = 1000;

/** Runs statements over arrays, without a schema, so a new column needs no change here. */
export class MemoryRestEngine implements RestEngine {
  readonly #tables: MemoryTables;
  readonly #rows: Map<string, Row[]>;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
    this.#rows = new Map(
      Object.entries(tables.rows).map(([table, rows]) => [table, rows.map((row) => ({ ...row }))]),
    );
  }

  /** A copy of a table's or a view's current rows, for assertions. */
  rowsOf(table: string): Row[] {
    return structuredClone(this.#held(table));
  }

  async run(statement: Statement, caller: Caller): Promise<StatementResult> {
    const held = this.#held(statement.table);
    if (statement.kind === 'select')
      return select(this.#visible(held, statement, caller), statement);
    const nothing = noopWrite(statement);
    if (nothing) return nothing;
    if (!this.#tables.writtenByAnyone?.includes(statement.table)) {
      requireManager(caller, statement.table);
    }
    const { touched, after } = this.#write(held, statement, caller);
    if (statement.single) requireOneRow(touched.length);
    this.#rows.set(statement.table, this.#tables.afterWrite?.[statement.table]?.(after) ?? after);
    this.#tables.cascade?.[statement.table]?.(
      { kind: statement.kind, touched, caller },
      (table, change) => this.#rows.set(table, change(this.#held(table))),
    );
    const { returning } = statement;
    const body = returning && JSON.stringify(touched.map((row) => project(row, returning)));
    return { body, rows: touched.length };
  }

  #visible(held: Row[], { table }: Select, caller: Caller): Row[] {
    const isHidden = this.#tables.managersOnly?.[table];
    return isHidden && !isManager(caller) ? held.filter((row) => !isHidden(row)) : held;
  }

  #held(table: string): Row[] {
    const rows =
      this.#rows.get(table) ?? this.#tables.views?.[table]?.((name) => this.rowsOf(name));
    if (!rows) throw unknownTable(table);
    return rows;
  }

  /** Returns the inserted, changed, or deleted rows, and the table's new rows. */
  #write(held: Row[], statement: Exclude<Statement, Select>, caller: Caller) {
    const complete = this.#tables.beforeWrite?.[statement.table] ?? ((row: Row) => row);
    if (statement.kind === 'insert') {
      const touched = this.#newRows(held, statement, caller).map((row) => complete(row, caller));
      return { touched, after: [...held, ...touched] };
    }
    const isReached = (row: Row) => matches(row, statement.where);
    if (statement.kind === 'delete') {
      const after = held.filter((row) => !isReached(row));
      return { touched: held.filter(isReached), after };
    }
    const changed = new Map(
      held.filter(isReached).map((row) => [row, complete({ ...row, ...statement.values }, caller)]),
    );
    const after = held.map((row) => changed.get(row) ?? row);
    return { touched: [...changed.values()], after };
  }

  #newRows(held: Row[], { table, names, rows }: Insert, caller: Caller): Row[] {
    const none = Object.fromEntries(Object.keys(held[0] ?? {}).map((column) => [column, null]));
    const taken = new Set(held.map(({ id }) => id));
    return rows.map((given) => {
      const named = Object.fromEntries(
        names.map((name): [string, Json] => [name, given[name] ?? null]),
      );
      const added = { id: crypto.randomUUID(), created_at: new Date().toISOString() };
      const row: Row = { ...none, ...added, ...this.#tables.defaults?.[table]?.(caller), ...named };
      if (taken.has(row.id)) {
        const message = `duplicate key value violates unique constraint "${table}_pkey"`;
        throw new ApiError('23505', message);
      }
      taken.add(row.id);
      return row;
    });
  }
}

function select(held: Row[], statement: Select): StatementResult {
  const { columns, where, order, limit = MAX_ROWS, offset, single, count } = statement;
  const matching = held.filter((row) => matches(row, where)).toSorted(compareBy(order));
  const page = matching.slice(offset, offset + Math.min(limit, MAX_ROWS));
  if (single) requireOneRow(page.length);
  const body = JSON.stringify(page.map((row) => project(row, columns)));
  return { body, rows: page.length, ...(count && { total: matching.length }) };
}

function project(row: Row, selected: readonly Selected[]): Row {
  const pairs = selected.flatMap(({ column, alias = column }) =>
    column === '*' ? Object.entries(row) : [[alias, row[column] ?? null]],
  );
  return Object.fromEntries(pairs);
}

/** PostgreSQL's order: nulls last, or first if descending, unless the request says otherwise. */
const compareBy = (orders: readonly Order[]) => (left: Row, right: Row) => {
  for (const { column, descending, nulls = descending ? 'first' : 'last' } of orders) {
    const [a, b] = [left[column] ?? null, right[column] ?? null];
    const order =
      a === null || b === null
        ? (Number(a === null) - Number(b === null)) * (nulls === 'first' ? -1 : 1)
        : compareValues(a, b) * (descending ? -1 : 1);
    if (order !== 0) return order;
  }
  return 0;
};
