import type { Caller, Json } from '../../ports.ts';
import type { Rows } from '../rows.ts';

/** Named like the results of PostgreSQL's `format_type`, so the two can be compared. */
export type ColumnType =
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'integer'
  | 'json'
  | 'text'
  | 'text[]'
  | 'timestamp with time zone'
  | 'tsvector'
  | 'uuid';

export interface Column {
  type: ColumnType;
  isRequired?: true;
  default?: 'random-uuid' | 'now' | { value: Json };
}

export type Row = { [column: string]: Json };
export type Command = 'select' | 'insert' | 'update' | 'delete';
export type PolicyRole = 'anon' | 'authenticated';

/** A grant on a whole table, or on these columns of it. */
export type Grants = { [command in Command]?: true | readonly string[] };

/**
 * A caller as policies see it. `private.is_manager()` is also evaluated once per statement in SQL.
 */
export interface PolicyCaller extends Caller {
  isManager: boolean;
}

export interface Policy {
  name: string;
  command: Command;
  roles: readonly PolicyRole[];
  /** The rows that it applies to. */
  using?: (row: Row, caller: PolicyCaller) => boolean;
  /** The rows that it may write. */
  check?: (row: Row, caller: PolicyCaller) => boolean;
}

export interface Check {
  name: string;
  /** As in SQL, a check with the result null passes. */
  holds: (row: Row) => boolean;
}

/** One row that a statement inserts (no `old`), updates, or deletes (no `row`). */
export interface Change {
  old?: Row;
  row?: Row;
  caller: PolicyCaller;
  /** All tables, with what the statement has written so far. A trigger may write to it as the owner. */
  rows: Rows;
}

/** A trigger `for each row`. */
export interface Trigger {
  name: string;
  /** Returns the row to write. Throws ApiError to refuse it. Not called for deletions. */
  before?: (change: Change & { row: Row }) => Row;
  /** Runs after all rows of the statement are written. */
  after?: (change: Change) => void;
}

/** A table of this project, as its migrations create it. The contract suite compares the two. */
export interface Table {
  columns: { [name: string]: Column };
  checks: readonly Check[];
  /** In the order in which PostgreSQL fires them: by name. */
  triggers?: readonly Trigger[];
  /** A column with the id of a row of another table, whose deletion deletes this row. */
  parent?: { column: string; table: string };
  /** A constraint `unique` next to the primary key `id`. */
  unique?: { name: string; columns: readonly string[] };
  /** A view: its rows, from the rows that the caller may read. */
  view?: { of: 'leads'; rows: (rows: Row[]) => Row[] };
  grants: { [role in PolicyRole]: Grants };
  policies: readonly Policy[];
}

export const EVERYONE: readonly PolicyRole[] = ['anon', 'authenticated'];

export const always = (): boolean => true;

export const isManager = (_row: Row, caller: PolicyCaller): boolean => caller.isManager;

export function isOneOf(values: readonly string[]): (value: Json | undefined) => boolean {
  return (value) => value === null || value === undefined || values.includes(String(value));
}

export function isAtMost(length: number): (value: Json | undefined) => boolean {
  return (value) => typeof value !== 'string' || [...value].length <= length;
}
