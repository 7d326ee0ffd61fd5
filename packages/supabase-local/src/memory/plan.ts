import { ApiError } from '../http/errors.ts';
import type { Insert, Select, Statement } from '../rest/statement.ts';
import { isVisible, requireCheck } from './access.ts';
import { requireUnique, requireValid } from './constraints.ts';
import { changeRow, newRow } from './rows.ts';
import type { PolicyCaller, Row, Table } from './schema/table.ts';
import type { Test } from './values/conditions.ts';

/** The change that a statement would make, fully decided before any of it is applied. */
export interface Plan {
  rows: Row[];
  touched: Row[];
}

function planInsert(statement: Insert, table: Table, rows: Row[], caller: PolicyCaller): Row[] {
  const { table: name, names } = statement;
  const added = statement.rows.map((given) => newRow(table, given, names));
  for (const [index, row] of added.entries()) {
    if (caller.role !== 'service_role') table.insertTrigger?.check(rows, index);
    requireCheck(name, table.policies, 'insert', row, caller);
    requireValid(name, table, row);
    requireUnique(name, [...rows, ...added], row);
  }
  return added;
}

export function planWrite(
  statement: Exclude<Statement, Select>,
  table: Table,
  rows: Row[],
  tests: Test[],
  caller: PolicyCaller,
): Plan {
  const { table: name } = statement;
  if (statement.kind === 'insert') {
    const added = planInsert(statement, table, rows, caller);
    return { rows: [...rows, ...added], touched: added };
  }
  const reached = rows.filter(
    (row) =>
      isVisible(table.policies, 'select', row, caller) &&
      isVisible(table.policies, statement.kind, row, caller) &&
      tests.every((test) => test(row) === true),
  );
  if (statement.kind === 'delete') {
    return { rows: rows.filter((row) => !reached.includes(row)), touched: reached };
  }
  const changed = new Map(reached.map((row) => [row, changeRow(table, row, statement.values)]));
  const after = rows.map((row) => changed.get(row) ?? row);
  for (const row of changed.values()) {
    requireCheck(name, table.policies, 'update', row, caller);
    requireValid(name, table, row);
    requireUnique(name, after, row);
  }
  return { rows: after, touched: [...changed.values()] };
}

/** A row that is written and then returned must be visible to its writer. */
export function requireReadable(
  name: string,
  table: Table,
  rows: Row[],
  caller: PolicyCaller,
): void {
  if (rows.every((row) => isVisible(table.policies, 'select', row, caller))) return;
  throw new ApiError('42501', `new row violates row-level security policy for table "${name}"`);
}
