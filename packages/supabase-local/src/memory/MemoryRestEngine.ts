import type { Caller, RestEngine, StatementResult } from '../ports.ts';
import { requireColumns, unknownTable, writtenColumns } from '../rest/names.ts';
import { noopWrite } from '../rest/noopWrite.ts';
import { requireOneRow } from '../rest/singleRow.ts';
import type { Condition, Select, Statement } from '../rest/statement.ts';
import { isVisible, requireGrant } from './access.ts';
import { requireValid } from './constraints.ts';
import type { MemoryAuthStore } from './MemoryAuthStore.ts';
import { planWrite, requireReadable } from './plan.ts';
import { compileOrder, compileProjection } from './project.ts';
import { newRow } from './rows.ts';
import { findTable, TABLES, type TableName } from './schema/index.ts';
import type { PolicyCaller, Row, Table } from './schema/table.ts';
import { checkCondition, compileCondition, type Test } from './values/conditions.ts';

export type MemoryRows = { [table in TableName]?: readonly object[] };

const MAX_ROWS = 1000;

export class MemoryRestEngine implements RestEngine {
  readonly #rows = new Map<string, Row[]>();
  readonly #auth: MemoryAuthStore;

  constructor(auth: MemoryAuthStore, rows: MemoryRows = {}) {
    this.#auth = auth;
    for (const [name, table] of Object.entries(TABLES)) {
      const given = rows[name as TableName] ?? [];
      const made = given.map((row) => newRow(table, { ...row }, Object.keys(row)));
      for (const row of made) requireValid(name, table, row);
      this.#rows.set(name, made);
    }
  }

  /** A copy of a table's current rows, for assertions. */
  rowsOf(name: TableName): Row[] {
    return structuredClone(this.#rows.get(name) ?? []);
  }

  async run(statement: Statement, asked: Caller): Promise<StatementResult> {
    const caller = this.#auth.toPolicyCaller(asked);
    const { table: name } = statement;
    const table = findTable(name);
    if (!table) throw unknownTable(name);
    const written = writtenColumns(statement);
    requireColumns(name, new Set(Object.keys(table.columns)), written);
    if (statement.kind === 'select') return this.#select(statement, table, caller);
    const nothing = noopWrite(statement);
    if (nothing) return nothing;

    const { returning } = statement;
    const project = returning && compileProjection(name, table, returning);
    const tests = statement.kind === 'insert' ? [] : compileAll(name, table, statement.where);
    requireGrant(name, table, statement.kind, caller, written);
    if (project || tests.length > 0) requireGrant(name, table, 'select', caller);

    const { rows, touched } = planWrite(statement, table, this.#all(name), tests, caller);
    if (project) requireReadable(name, table, touched, caller);
    if (statement.single) requireOneRow(touched.length);
    this.#rows.set(name, rows);
    const body = project && JSON.stringify(touched.map(project));
    return { body, rows: touched.length };
  }

  #select(statement: Select, table: Table, caller: PolicyCaller): StatementResult {
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

  #all(name: string): Row[] {
    return this.#rows.get(name) ?? [];
  }
}

function compileAll(name: string, table: Table, where: Condition[]): Test[] {
  for (const condition of where) checkCondition(name, table, condition);
  return where.map((condition) => compileCondition(name, table, condition));
}
