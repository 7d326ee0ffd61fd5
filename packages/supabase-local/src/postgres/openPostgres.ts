import pg from 'pg';
import { ApiError } from '../http/errors.ts';
import type { SqlDatabase, SqlResult, SqlRunner, SqlValue } from '../sql/database.ts';
import { pgDump } from './pgDump.ts';

function toResult({ rows, rowCount }: pg.QueryResult): SqlResult {
  return { rows, count: rowCount ?? rows.length };
}

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

/** A real PostgreSQL server, given by DATABASE_URL; its user must be allowed to create roles. */
export async function openPostgres(connectionString: string): Promise<SqlDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, options: '-c timezone=UTC' });
  // An idle connection may be cut by the server; the pool opens another for the next request.
  pool.on('error', () => undefined);

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await work(client);
    } catch (cause) {
      // A connection whose rollback failed is in an unknown state and must not be used again.
      if (!(cause instanceof ApiError) && !(cause instanceof pg.DatabaseError)) {
        failure = cause instanceof Error ? cause : new Error(String(cause));
      }
      throw cause;
    } finally {
      client.release(failure);
    }
  }

  return {
    transaction: (work) => withClient((client) => inTransaction(client, work)),
    script: (text) =>
      withClient(async (client) => {
        try {
          const result: pg.QueryResult | pg.QueryResult[] = await client.query(text);
          return (Array.isArray(result) ? result : [result]).map(toResult);
        } catch (cause) {
          await client.query('rollback');
          throw cause;
        }
      }),
    dump: () => pgDump(connectionString),
    close: () => pool.end(),
  };
}
