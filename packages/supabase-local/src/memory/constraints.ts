import { ApiError } from '../http/errors.ts';
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

export function requireUnique(name: string, rows: Iterable<Row>, row: Row): void {
  for (const other of rows) {
    if (other === row || other.id !== row.id) continue;
    throw new ApiError('23505', `duplicate key value violates unique constraint "${name}_pkey"`, {
      details: `Key (id)=(${row.id}) already exists.`,
    });
  }
}
