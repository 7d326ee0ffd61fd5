import { ApiError } from '../http/errors.ts';
import type { Rows } from './rows.ts';
import type { Row, Table } from './schema/table.ts';

/** In PostgreSQL's order: required columns, checks, then the key. */
export function requireValid(name: string, table: Table, row: Row): void {
  for (const [column, { isRequired }] of Object.entries(table.columns)) {
    if (!isRequired || row[column] !== null) continue;
    const message = `null value in column "${column}" of relation "${name}" violates not-null constraint`;
    throw new ApiError('23502', message);
  }
  const broken = table.checks.find(({ holds }) => !holds(row));
  if (!broken) return;
  const message = `new row for relation "${name}" violates check constraint "${broken.name}"`;
  throw new ApiError('23514', message);
}

/** A check of one row after another against the rows held before and those checked before. */
export function requireUnique(name: string, table: Table, held: Iterable<Row>): (row: Row) => void {
  const constraints = [
    { name: `${name}_pkey`, columns: ['id'] },
    ...(table.unique ? [table.unique] : []),
  ];
  const keyOf = (columns: readonly string[], row: Row) =>
    columns.map((column) => row[column]).join(', ');
  const taken = constraints.map(({ columns }) => {
    const keys = new Set<string>();
    for (const row of held) keys.add(keyOf(columns, row));
    return keys;
  });
  return (row) => {
    for (const [index, { name: constraint, columns }] of constraints.entries()) {
      const key = keyOf(columns, row);
      if (taken[index]?.has(key)) {
        const message = `duplicate key value violates unique constraint "${constraint}"`;
        const details = `Key (${columns.join(', ')})=(${key}) already exists.`;
        throw new ApiError('23505', message, { details });
      }
      taken[index]?.add(key);
    }
  };
}

/** Throws 23503 unless the row that this row belongs to exists. */
export function requireParent(name: string, { parent }: Table, rows: Rows, row: Row): void {
  if (!parent) return;
  const id = row[parent.column];
  if (rows.get(parent.table)?.some((held) => held.id === id)) return;
  const constraint = `${name}_${parent.column}_fkey`;
  const message = `insert or update on table "${name}" violates foreign key constraint "${constraint}"`;
  const details = `Key (${parent.column})=(${id}) is not present in table "${parent.table}".`;
  throw new ApiError('23503', message, { details });
}
