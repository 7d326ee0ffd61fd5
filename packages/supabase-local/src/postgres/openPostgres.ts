import pg from 'pg';
import { ApiError } from '../http/errors.ts';
import {
  type SqlDatabase,
  type SqlResult,
  type SqlRunner,
  type SqlValue,
  withApiErrors,
} from '../sql/database.ts';
import { pgDump } from './pgDump.ts';

function toResult({ rows, rowCount }: pg.QueryResult): SqlResult {
  return { rows, count: rowCount ?? rows.length };
}

/**
 * Longer than a busy pool takes to free a connection. After that, the visitor is told to try later.
 */
const CONNECT_MS = 5_000;

function unreachable(cause: unknown): ApiError {
  return new ApiError('08006', 'The database cannot be reached', {
    hint: 'Try again in a moment. If it stays like this, start PostgreSQL or check DATABASE_URL.',
    cause,
  });
}

/**
 * An error that did not come from the server means that the connection was lost or never opened.
 */
async function reaching<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw cause instanceof pg.DatabaseError ? cause : unreachable(cause);
  }
}

function runnerOf(client: pg.PoolClient): SqlRunner {
  return {
    query: async (text, values: readonly SqlValue[] = []) =>
      toResult(await reaching(client.query(text, [...values]))),
  };
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (sql: SqlRunner) => Promise<T>,
): Promise<T> {
  await reaching(client.query('begin'));
  try {
    const result = await work(runnerOf(client));
    await reaching(client.query('commit'));
    return result;
  } catch (cause) {
    await reaching(client.query('rollback'));
    throw cause;
  }
}

/** A PostgreSQL server, given by DATABASE_URL. Its user must be able to create roles. */
export async function openPostgres(connectionString: string): Promise<SqlDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c timezone=UTC',
  });
  // A lost connection raises an error here as well as in its query, and that must not end the process.
  // The pool opens another connection for the next request. The pool reports idle connections, and
  // others report themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((cause: unknown) => {
      throw unreachable(cause);
    });
    let isLost = false;
    try {
      return await work(client);
    } catch (cause) {
      isLost = cause instanceof ApiError && cause.code === '08006';
      throw cause;
    } finally {
      client.release(isLost);
    }
  }

  async function runScript(client: pg.PoolClient, text: string): Promise<SqlResult[]> {
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await reaching(client.query(text));
      return (Array.isArray(result) ? result : [result]).map(toResult);
    } catch (cause) {
      await reaching(client.query('rollback'));
      throw cause;
    }
  }

  return {
    query: (text, values) =>
      withApiErrors(withClient((client) => runnerOf(client).query(text, values))),
    transaction: (work) => withApiErrors(withClient((client) => inTransaction(client, work))),
    script: (text) => withApiErrors(withClient((client) => runScript(client, text))),
    dump: () => pgDump(connectionString),
    close: () => pool.end(),
  };
}
