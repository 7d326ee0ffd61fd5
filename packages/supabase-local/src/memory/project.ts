import type { Json } from '../ports.ts';
import type { Order, Selected } from '../rest/statement.ts';
import type { ColumnType, Row, Table } from './schema/table.ts';
import { columnType } from './values/conditions.ts';
import { noOperator } from './values/faults.ts';
import { compareValues } from './values/order.ts';

export type Projection = (row: Row) => Row;

export function compileProjection(name: string, table: Table, selected: Selected[]): Projection {
  const pairs = selected.flatMap(({ column, alias }): [string, string][] => {
    if (column === '*') return Object.keys(table.columns).map((one) => [one, one]);
    columnType(name, table, column);
    return [[alias ?? column, column]];
  });
  return (row) => Object.fromEntries(pairs.map(([key, column]) => [key, row[column] ?? null]));
}

function compareNullable(type: ColumnType, { descending, nulls }: Order, a: Json, b: Json): number {
  if (a === null || b === null) {
    const nullsFirst = (nulls ?? (descending ? 'first' : 'last')) === 'first';
    return (Number(a === null) - Number(b === null)) * (nullsFirst ? -1 : 1);
  }
  const order = compareValues(type, a, b);
  return descending ? -order : order;
}

/** PostgreSQL's order: nulls last, or first if descending, unless the request says otherwise. */
export function compileOrder(
  name: string,
  table: Table,
  orders: Order[],
): (a: Row, b: Row) => number {
  const typed = orders.map((order) => ({ order, type: columnType(name, table, order.column) }));
  if (typed.some(({ type }) => type === 'json')) throw noOperator('json', '<');
  return (a, b) => {
    for (const { order, type } of typed) {
      const { column } = order;
      const result = compareNullable(type, order, a[column] ?? null, b[column] ?? null);
      if (result !== 0) return result;
    }
    return 0;
  };
}
