import type { Caller, RestEngine, StatementResult } from '../ports.ts';
import { requireColumns, unknownTable, writtenColumns } from '../rest/names.ts';
import { noopWrite } from '../rest/noopWrite.ts';
import { requireOneRow } from '../rest/singleRow.ts';
import type { Statement } from '../rest/statement.ts';
import { compileStatement } from './compileStatement.ts';
import { asCaller, type SqlDatabase, type SqlResult } from './database.ts';
import { SchemaCache } from './schemaCache.ts';

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
  readonly #schema: SchemaCache;
  readonly #maxRows: number;

  constructor(database: SqlDatabase, options: SqlRestOptions) {
    this.#database = database;
    this.#schema = new SchemaCache(database);
    this.#maxRows = options.maxRows;
  }

  async run(statement: Statement, caller: Caller): Promise<StatementResult> {
    const { table } = statement;
    const written = writtenColumns(statement);
    const columns = await this.#schema.columns(table, written);
    if (!columns) throw unknownTable(table);
    requireColumns(table, columns, written);
    const nothing = statement.kind === 'select' ? undefined : noopWrite(statement);
    if (nothing) return nothing;
    const { text, values } = compileStatement(statement, this.#maxRows);
    return await asCaller(this.#database, caller, async (sql) => {
      const result = toResult(statement, await sql.query(text, values));
      if (statement.single) requireOneRow(result.rows);
      return result;
    });
  }
}
