import { ApiError } from '../http/errors.ts';
import type { Select, Statement } from '../rest/statement.ts';
import { isVisible, requireCheck } from './access.ts';
import { requireParent, requireUnique, requireValid } from './constraints.ts';
import { changeRow, newRow, type Rows } from './rows.ts';
import { TABLES } from './schema/index.ts';
import type { Change, PolicyCaller, Row, Table } from './schema/table.ts';
import type { Test } from './values/conditions.ts';

/** Where a write happens: a copy of all rows that is kept only if the whole statement succeeds. */
interface Scene {
  name: string;
  table: Table;
  rows: Rows;
  caller: PolicyCaller;
}

function beforeWrite({ table, rows, caller }: Scene, row: Row, old?: Row): Row {
  const triggers = table.triggers ?? [];
  return triggers.reduce(
    (next, { before }) => before?.({ row: next, old, caller, rows }) ?? next,
    row,
  );
}

function afterWrite({ table, rows, caller }: Scene, changes: Pick<Change, 'row' | 'old'>[]): void {
  for (const { after } of table.triggers ?? []) {
    for (const change of changes) after?.({ ...change, caller, rows });
  }
}

export function insertRows(scene: Scene, given: Row[]): Row[] {
  const { name, table, rows, caller } = scene;
  const before = rows.get(name) ?? [];
  const held = [...before];
  rows.set(name, held);
  const isFree = requireUnique(name, table, before);
  for (const asked of given) {
    const row = beforeWrite(scene, asked);
    requireCheck(name, table.policies, 'insert', row, caller);
    requireValid(name, table, row);
    isFree(row);
    held.push(row);
  }
  const added = held.slice(before.length);
  for (const row of added) requireParent(name, table, rows, row);
  afterWrite(
    scene,
    added.map((row) => ({ row })),
  );
  return added;
}

function updateRows(
  scene: Scene,
  values: { [column: string]: Row[string] },
  reached: Row[],
): Row[] {
  const { name, table, rows, caller } = scene;
  const changed = new Map<Row, Row>();
  for (const old of reached) {
    const row = beforeWrite(scene, changeRow(table, old, values), old);
    requireCheck(name, table.policies, 'update', row, caller);
    requireValid(name, table, row);
    changed.set(old, row);
  }
  const after = (rows.get(name) ?? []).map((row) => changed.get(row) ?? row);
  const isFree = requireUnique(name, table, []);
  for (const row of after) isFree(row);
  for (const row of changed.values()) requireParent(name, table, rows, row);
  rows.set(name, after);
  afterWrite(
    scene,
    [...changed].map(([old, row]) => ({ old, row })),
  );
  return [...changed.values()];
}

function deleteRows(scene: Scene, reached: Row[]): Row[] {
  const { name, rows } = scene;
  const gone = new Set(reached);
  const ids = new Set(reached.map(({ id }) => id));
  rows.set(
    name,
    (rows.get(name) ?? []).filter((row) => !gone.has(row)),
  );
  for (const [child, { parent }] of Object.entries<Table>(TABLES)) {
    if (parent?.table !== name) continue;
    const kept = (rows.get(child) ?? []).filter((row) => !ids.has(row[parent.column] ?? null));
    rows.set(child, kept);
  }
  afterWrite(
    scene,
    reached.map((old) => ({ old })),
  );
  return reached;
}

const REFUSAL = { insert: 'insert into', update: 'update', delete: 'delete from' } as const;

/** Writes to `scene.rows`. Returns the rows that were inserted, changed, or deleted. */
export function write(scene: Scene, statement: Exclude<Statement, Select>, tests: Test[]): Row[] {
  const { name, table, rows, caller } = scene;
  if (table.view) {
    throw new ApiError('55000', `cannot ${REFUSAL[statement.kind]} view "${name}"`, {
      details: 'Views containing GROUP BY are not automatically updatable.',
    });
  }
  if (statement.kind === 'insert') {
    const { names } = statement;
    return insertRows(
      scene,
      statement.rows.map((given) => newRow(table, given, names)),
    );
  }
  const reached = (rows.get(name) ?? []).filter(
    (row) =>
      isVisible(table.policies, 'select', row, caller) &&
      isVisible(table.policies, statement.kind, row, caller) &&
      tests.every((test) => test(row) === true),
  );
  return statement.kind === 'delete'
    ? deleteRows(scene, reached)
    : updateRows(scene, statement.values, reached);
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
