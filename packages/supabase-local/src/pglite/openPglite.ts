import { setImmediate } from 'node:timers/promises';
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import {
  type SqlDatabase,
  type SqlResult,
  type SqlRunner,
  type SqlValue,
  withApiErrors,
} from '../sql/database.ts';

/** Values are already text. PGlite's own serializers would refuse text for some types. */
const AS_TEXT = Object.fromEntries(Object.values(types).map((oid) => [oid, String]));

function runnerOf(pglite: Pick<Transaction, 'query'>): SqlRunner {
  return {
    async query(text, values: readonly SqlValue[] = []): Promise<SqlResult> {
      const result = await pglite.query<SqlResult['rows'][number]>(text, [...values]);
      return { rows: result.rows, count: result.rowCount ?? result.rows.length };
    },
  };
}

/**
 * Runs one operation after another, with a turn of the event loop before each. PGlite computes in
 * this thread and never waits. Without these turns, a busy queue blocked everything else:
 * connections were not accepted, and files were not read, until the last statement was done.
 */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = withApiErrors(last.then(() => setImmediate()).then(work));
    last = result.catch(() => undefined);
    return result;
  };
}

/** PostgreSQL logs why it stopped. PGlite reports only that it stopped. */
async function create(directory: string | undefined): Promise<PGlite> {
  let reason: string | undefined;
  const onStderr = (line: string) => {
    reason = /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1] ?? reason;
    return false;
  };
  const options = { extensions: { pgcrypto }, serializers: AS_TEXT, onStderr };
  try {
    return await (directory === undefined
      ? PGlite.create(options)
      : PGlite.create(directory, options));
  } catch (cause) {
    throw reason === undefined ? cause : new Error(reason, { cause });
  }
}

/**
 * PostgreSQL compiled to WebAssembly, in this process. With a directory, it stores data there.
 * Without one, it keeps data in memory.
 */
export async function openPglite(directory?: string): Promise<SqlDatabase> {
  const pglite = await create(directory);
  await pglite.exec("set timezone to 'UTC'");
  const inTurn = oneByOne();
  return {
    query: (text, values) => inTurn(() => runnerOf(pglite).query(text, values)),
    transaction: (work) =>
      inTurn(() => pglite.transaction((transaction) => work(runnerOf(transaction)))),
    script: async (text) => {
      const results = await inTurn(() => pglite.exec(text));
      return results.map(({ rows, rowCount }) => ({ rows, count: rowCount ?? rows.length }));
    },
    dump: async () => {
      await inTurn(() => pglite.exec('checkpoint'));
      const file = await inTurn(() => pglite.dumpDataDir('gzip'));
      return {
        fileName: 'database.pglite.tar.gz',
        bytes: new Uint8Array(await file.arrayBuffer()),
      };
    },
    close: () => inTurn(() => pglite.close()),
  };
}
