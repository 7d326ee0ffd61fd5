import { ApiError } from '../http/errors.ts';
import type { Caller, JsonObject, RestEngine, StatementResult } from '../ports.ts';
import { requireColumns, unknownTable, writtenColumns } from '../rest/names.ts';
import { requireOneRow } from '../rest/single.ts';
import type { Condition, Insert, Select, Statement } from '../rest/statement.ts';
import { isVisible, requireCheck, requireGrant } from './access.ts';
import { requireUnique, requireValid } from './constraints.ts';
import { compileOrder, compileProjection } from './project.ts';
import { findTable, TABLES, type TableName } from './schema/index.ts';
import type { Column, Row, Table } from './schema/table.ts';
import { checkCondition, compileCondition, type Test } from './values/conditions.ts';
import { fromJson } from './values/parseText.ts';

export type MemoryRows = { [table in TableName]?: readonly object[] };

const MAX_ROWS = 1000;

function defaultOf({ default: initial }: Column): Row[string] {
  if (initial === undefined) return null;
  if (initial === 'random-uuid') return crypto.randomUUID();
  if (initial === 'now') return fromJson('timestamp with time zone', new Date().toISOString());
  return initial.value;
}

function newRow(table: Table, given: JsonObject, names: readonly string[]): Row {
  const entries = Object.entries(table.columns).map(([name, column]) => [
    name,
    names.includes(name) ? fromJson(column.type, given[name] ?? null) : defaultOf(column),
  ]);
  return Object.fromEntries(entries);
}

/** The change a statement would make, decided completely before any of it is kept. */
interface Plan {
  rows: Row[];
  touched: Row[];
}

export class MemoryRestEngine implements RestEngine {
  readonly #rows = new Map<string, Row[]>();

  constructor(rows: MemoryRows = {}) {
    for (const [name, table] of Object.entries(TABLES)) {
      const given = rows[name as TableName] ?? [];
      const made = given.map((row) => newRow(table, { ...row }, Object.keys(row)));
      for (const row of made) requireValid(name, table, row);
      this.#rows.set(name, made);
    }
  }

  /** A copy of what a table holds now, for assertions. */
  rowsOf(name: TableName): Row[] {
    return structuredClone(this.#rows.get(name) ?? []);
  }

  async run(statement: Statement, caller: Caller): Promise<StatementResult> {
    const { table: name } = statement;
    const table = findTable(name);
    if (!table) throw unknownTable(name);
    const written = writtenColumns(statement);
    requireColumns(name, new Set(Object.keys(table.columns)), written);
    if (statement.kind === 'select') return this.#select(statement, table, caller);
    if (isEmptyWrite(statement)) return { body: '[]', rows: 0 };

    const { returning } = statement;
    const project = returning && compileProjection(name, table, returning);
    const tests = statement.kind === 'insert' ? [] : compileAll(name, table, statement.where);
    requireGrant(name, table, statement.kind, caller, written);
    if (project || tests.length > 0) requireGrant(name, table, 'select', caller);

    const { rows, touched } = this.#plan(statement, table, tests, caller);
    if (project) requireReadable(name, table, touched, caller);
    if (statement.single) requireOneRow(touched.length);
    this.#rows.set(name, rows);
    const body = project && JSON.stringify(touched.map(project));
    return { body, rows: touched.length };
  }

  #select(statement: Select, table: Table, caller: Caller): StatementResult {
    const { table: name, limit = MAX_ROWS, offset, single } = statement;
    const project = compileProjection(name, table, statement.columns);
    for (const condition of statement.where) checkCondition(name, table, condition);
    const order = compileOrder(name, table, statement.order);
    const tests = compileAll(name, table, statement.where);
    requireGrant(name, table, 'select', caller);
    const matching = this.#all(name)
      .filter((row) => isVisible(table.policies, 'select', row, caller))
      .filter((row) => tests.every((test) => test(row) === true));
    const page = matching.toSorted(order).slice(offset, offset + Math.min(limit, MAX_ROWS));
    if (single) requireOneRow(page.length);
    const result = { body: JSON.stringify(page.map(project)), rows: page.length };
    return statement.count ? { ...result, total: matching.length } : result;
  }

  #plan(statement: Exclude<Statement, Select>, table: Table, tests: Test[], caller: Caller): Plan {
    const { table: name } = statement;
    const rows = this.#all(name);
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

  #all(name: string): Row[] {
    return this.#rows.get(name) ?? [];
  }
}

function compileAll(name: string, table: Table, where: Condition[]): Test[] {
  for (const condition of where) checkCondition(name, table, condition);
  return where.map((condition) => compileCondition(name, table, condition));
}

function isEmptyWrite(statement: Exclude<Statement, Select>): boolean {
  if (statement.kind === 'insert') return statement.rows.length === 0;
  return statement.kind === 'update' && Object.keys(statement.values).length === 0;
}

function planInsert(statement: Insert, table: Table, rows: Row[], caller: Caller): Row[] {
  const { table: name, names } = statement;
  const added = statement.rows.map((given) => newRow(table, given, names));
  for (const row of added) {
    requireCheck(name, table.policies, 'insert', row, caller);
    requireValid(name, table, row);
    requireUnique(name, [...rows, ...added], row);
  }
  return added;
}

function changeRow(table: Table, row: Row, values: JsonObject): Row {
  const changes = Object.entries(values).map(([name, value]) => {
    const column = table.columns[name];
    return [name, column ? fromJson(column.type, value) : null];
  });
  return { ...row, ...Object.fromEntries(changes) };
}

/** A row that is written and then shown must be one its writer may see. */
function requireReadable(name: string, table: Table, rows: Row[], caller: Caller): void {
  if (rows.every((row) => isVisible(table.policies, 'select', row, caller))) return;
  throw new ApiError('42501', `new row violates row-level security policy for table "${name}"`);
}
