import { ApiError } from '../http/errors.ts';
import type { Caller, RestEngine, StatementResult } from '../interfaces.ts';
import { requireOneRow, unknownTable } from '../rest/errors.ts';
import { noopWrite } from '../rest/response.ts';
import type { Statement } from '../rest/statement.ts';
import { compileStatement } from './compileStatement.ts';
import { asCaller, queryJson, type SqlDatabase, type SqlResult } from './database.ts';

const TABLES = `
  select json_object_agg(name, columns)::text as body
  from (
    select c.relname as name, json_agg(a.attname) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    group by c.relname
  ) t`;

/**
 * Lists the columns that a write names. PostgreSQL itself reports unknown filter columns as 42703.
 */
function writtenColumns(statement: Statement): string[] {
  if (statement.kind === 'insert') return statement.names;
  return statement.kind === 'update' ? Object.keys(statement.values) : [];
}

export interface SqlRestOptions {
  /** The maximum number of rows in a response, as in `api.max_rows` of config.toml. */
  maxRows: number;
}

function toResult(statement: Statement, { rows: [row], count }: SqlResult): StatementResult {
  const returnsRows = statement.kind === 'select' || statement.returning !== undefined;
  if (!returnsRows || !row) return { body: undefined, rows: count };
  const result: StatementResult = { body: String(row.body), rows: Number(row.rows) };
  return row.total === null ? result : { ...result, total: Number(row.total) };
}

export class SqlRestEngine implements RestEngine {
  readonly #database: SqlDatabase;
  #tables = new Map<string, string[]>();
  readonly #maxRows: number;

  constructor(database: SqlDatabase, options: SqlRestOptions) {
    this.#database = database;
    this.#maxRows = options.maxRows;
  }

  async run(statement: Statement, caller: Caller): Promise<StatementResult> {
    await this.#requireNames(statement.table, writtenColumns(statement));
    const nothing = statement.kind === 'select' ? undefined : noopWrite(statement);
    if (nothing) return nothing;
    const { text, values } = compileStatement(statement, this.#maxRows);
    return await asCaller(this.#database, caller, async (sql) => {
      const result = toResult(statement, await sql.query(text, values));
      if (statement.single) requireOneRow(result.rows);
      return result;
    });
  }

  async #requireNames(table: string, written: string[]): Promise<void> {
    const missing = () => written.find((name) => !this.#tables.get(table)?.includes(name));
    // Reads the schema again on a miss, because `backend sql` may have added a table or column.
    if (!this.#tables.has(table) || missing() !== undefined) {
      const found = await queryJson<object>(this.#database, TABLES, []);
      this.#tables = new Map(Object.entries(found ?? {}));
    }
    if (!this.#tables.has(table)) throw unknownTable(table);
    const name = missing();
    if (name === undefined) return;
    const message = `Could not find the '${name}' column of '${table}' in the schema cache`;
    throw new ApiError('PGRST204', message, { status: 400 });
  }
}
