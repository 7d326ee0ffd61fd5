import type { JsonObject } from '../ports.ts';
import type { Column, Row, Table } from './schema/table.ts';
import { fromJson } from './values/parseText.ts';

/** The rows of all tables by name. Rows are replaced and never changed, so a copy of the map is a snapshot. */
export type Rows = Map<string, Row[]>;

function defaultOf({ default: initial }: Column): Row[string] {
  if (initial === undefined) return null;
  if (initial === 'random-uuid') return crypto.randomUUID();
  if (initial === 'now') return fromJson('timestamp with time zone', new Date().toISOString());
  return initial.value;
}

/** The row that an insert of these columns creates. */
export function newRow(table: Table, given: JsonObject, names: readonly string[]): Row {
  const entries = Object.entries(table.columns).map(([name, column]) => [
    name,
    names.includes(name) ? fromJson(column.type, given[name] ?? null) : defaultOf(column),
  ]);
  return Object.fromEntries(entries);
}

export function changeRow(table: Table, row: Row, values: JsonObject): Row {
  const changes = Object.entries(values).map(([name, value]) => {
    const column = table.columns[name];
    return [name, column ? fromJson(column.type, value) : null];
  });
  return { ...row, ...Object.fromEntries(changes) };
}
