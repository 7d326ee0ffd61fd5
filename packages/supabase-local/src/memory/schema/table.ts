import type { Caller, Json } from '../../ports.ts';

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

/** A trigger `before insert for each row` that limits visitors. Scripts are exempt. */
export interface InsertTrigger {
  name: string;
  /** Throws ApiError if the next row would exceed the limit. */
  check: (held: readonly Row[], addedByStatement: number) => void;
}

/** A table of this project, as its migrations create it. The contract suite compares the two. */
export interface Table {
  columns: { [name: string]: Column };
  checks: readonly Check[];
  insertTrigger?: InsertTrigger;
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
