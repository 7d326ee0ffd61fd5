import type { StatementResult } from '../ports.ts';
import { requireOneRow } from './singleRow.ts';
import type { Select, Statement } from './statement.ts';

function isEmpty(statement: Exclude<Statement, Select>): boolean {
  if (statement.kind === 'insert') return statement.rows.length === 0;
  return statement.kind === 'update' && Object.keys(statement.values).length === 0;
}

/** The response to a write of nothing. It is no SQL statement, but a success without rows. */
export function noopWrite(statement: Exclude<Statement, Select>): StatementResult | undefined {
  if (!isEmpty(statement)) return undefined;
  if (statement.single) requireOneRow(0);
  return { body: statement.returning ? '[]' : undefined, rows: 0 };
}
