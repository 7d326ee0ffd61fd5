import type { Caller, RestEngine, StatementResult } from '../ports.ts';
import { requireColumns, unknownTable, writtenColumns } from '../rest/names.ts';
import { noopWrite } from '../rest/noopWrite.ts';
import { requireOneRow } from '../rest/singleRow.ts';
import type { Condition, Select, Statement } from '../rest/statement.ts';
import { isVisible, requireGrant } from './access.ts';
import type { MemoryAuthStore } from './MemoryAuthStore.ts';
import { compileOrder, compileProjection } from './project.ts';
import { newRow, type Rows } from './rows.ts';
import { findTable, TABLES, type TableName } from './schema/index.ts';
import type { PolicyCaller, Row, Table } from './schema/table.ts';
import { checkCondition, compileCondition, type Test } from './values/conditions.ts';
import { insertRows, requireReadable, write } from './write.ts';

export type MemoryRows = { [table in TableName]?: readonly object[] };

const MAX_ROWS = 1000;

/** Whoever fills the tables before the first request. */
const OWNER: PolicyCaller = { role: 'service_role', claims: {}, isManager: false };

export class MemoryRestEngine implements RestEngine {
  #rows: Rows = new Map();
  readonly #auth: MemoryAuthStore;

  constructor(auth: MemoryAuthStore, rows: MemoryRows = {}) {
    this.#auth = auth;
    // Rows that belong to others come after those.
    const tables = Object.entries<Table>(TABLES).toSorted(
      ([, a], [, b]) => Number(a.parent !== undefined) - Number(b.parent !== undefined),
    );
    for (const [name, table] of tables) {
      const given = rows[name as TableName] ?? [];
      const made = given.map((row) => newRow(table, { ...row }, Object.keys(row)));
      insertRows({ name, table, rows: this.#rows, caller: OWNER }, made);
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
    const rows = new Map(this.#rows);
    if (!table.view) requireGrant(name, table, statement.kind, caller, written);
    const read = readColumns(statement, table);
    if (read.length > 0) requireGrant(name, table, 'select', caller, read);

    const touched = write({ name, table, rows, caller }, statement, tests);
    if (project) requireReadable(name, table, touched, caller);
    if (statement.single) requireOneRow(touched.length);
    this.#rows = rows;
    const body = project && JSON.stringify(touched.map(project));
    return { body, rows: touched.length };
  }

  #select(statement: Select, table: Table, caller: PolicyCaller): StatementResult {
    const { table: name, limit = MAX_ROWS, offset, single } = statement;
    const project = compileProjection(name, table, statement.columns);
    for (const condition of statement.where) checkCondition(name, table, condition);
    const order = compileOrder(name, table, statement.order);
    const tests = compileAll(name, table, statement.where);
    requireGrant(name, table, 'select', caller, readColumns(statement, table));
    const matching = this.#visible(name, table, caller).filter((row) =>
      tests.every((test) => test(row) === true),
    );
    const page = matching.toSorted(order).slice(offset, offset + Math.min(limit, MAX_ROWS));
    if (single) requireOneRow(page.length);
    const result = { body: JSON.stringify(page.map(project)), rows: page.length };
    return statement.count ? { ...result, total: matching.length } : result;
  }

  #visible(name: string, table: Table, caller: PolicyCaller): Row[] {
    if (table.view) {
      const { of } = table.view;
      return table.view.rows(this.#visible(of, TABLES[of], caller));
    }
    const rows = this.#rows.get(name) ?? [];
    return rows.filter((row) => isVisible(table.policies, 'select', row, caller));
  }
}

function compileAll(name: string, table: Table, where: Condition[]): Test[] {
  for (const condition of where) checkCondition(name, table, condition);
  return where.map((condition) => compileCondition(name, table, condition));
}

/** The columns that a statement needs the right to read. */
function readColumns(statement: Statement, table: Table): string[] {
  const selected = statement.kind === 'select' ? statement.columns : (statement.returning ?? []);
  const order = statement.kind === 'select' ? statement.order : [];
  const where = statement.kind === 'insert' ? [] : statement.where;
  const named = [...selected, ...order].flatMap(({ column }) =>
    column === '*' ? Object.keys(table.columns) : [column],
  );
  return [...named, ...where.flatMap(conditionColumns)];
}

function conditionColumns(condition: Condition): string[] {
  if ('conditions' in condition) return condition.conditions.flatMap(conditionColumns);
  return [condition.column];
}
