import pg from 'pg';
import {
  type SqlDatabase,
  type SqlResult,
  type SqlRunner,
  type SqlValue,
  withApiErrors,
} from '../sql/database.ts';

function toResult({ rows, rowCount }: pg.QueryResult): SqlResult {
  return { rows, count: rowCount ?? rows.length };
}

/** Longer than a busy pool takes to free a connection. */
const CONNECT_MS = 5_000;

function runnerOf(client: pg.PoolClient): SqlRunner {
  return {
    query: async (text, values: readonly SqlValue[] = []) =>
      toResult(await client.query(text, [...values])),
  };
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (sql: SqlRunner) => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    const result = await work(runnerOf(client));
    await client.query('commit');
    return result;
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  }
}

/** Connects to the PostgreSQL server of DATABASE_URL. Its user must be able to create roles. */
export async function openPostgres(connectionString: string): Promise<SqlDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c timezone=UTC',
  });
  // A lost connection also raises an error on the pool, which must not end the process. The query
  // reports its own error, and the pool reconnects for the next request.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }

  async function runScript(client: pg.PoolClient, text: string): Promise<SqlResult[]> {
    const work = client.query(text).finally(() => client.query('rollback'));
    const result: pg.QueryResult | pg.QueryResult[] = await work;
    return (Array.isArray(result) ? result : [result]).map(toResult);
  }

  return {
    query: (text, values) =>
      withApiErrors(withClient((client) => runnerOf(client).query(text, values))),
    transaction: (work) => withApiErrors(withClient((client) => inTransaction(client, work))),
    script: (text) => withApiErrors(withClient((client) => runScript(client, text))),
    dump: () => {
      throw new Error('Back up the database of DATABASE_URL with pg_dump.');
    },
    close: () => pool.end(),
  };
}
