import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import {
  type SqlDatabase,
  type SqlResult,
  type SqlRunner,
  type SqlValue,
  withApiErrors,
} from '../sql/database.ts';
import { FLUSHED, FlushedFS } from './FlushedFS.ts';

/** Values are already text. PGlite's own serializers refuse text for some types. */
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
 * Runs operations one at a time, with a turn of the event loop before each. PGlite computes in this
 * thread and never waits, so without these turns a busy queue would block connections and file
 * reads until its last statement.
 */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = withApiErrors(last.then(() => setImmediate()).then(work));
    last = result.catch(() => undefined);
    return result;
  };
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** PGlite's default of 128 MiB of buffers takes half a second to set up. The data is a few megabytes. */
const SMALL = ['-c', 'shared_buffers=16MB'];

/** The cached empty database of the installed version. */
async function emptyDatabasePath(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(main), '../package.json'), 'utf8'));
  return join(CACHE, `empty-database-${version}.tar`);
}

/** New databases are copied from the templates, and nobody makes one here. Two thirds of the files are theirs. */
const WITHOUT_TEMPLATES = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

/**
 * Writes the file atomically for other readers. If this folder isn't writable, each new database
 * takes longer.
 */
async function makeEmptyDatabase(path: string): Promise<Blob> {
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  for (const statement of WITHOUT_TEMPLATES) await pglite.exec(statement);
  const file = await pglite.dumpDataDir('none');
  await pglite.close();
  const next = `${path}.${randomUUID()}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(next, new Uint8Array(await file.arrayBuffer()), { flush: true });
    await rename(next, path);
  } catch {
    await rm(next, { force: true });
  }
  return file;
}

/** Creating an empty database takes seconds, so the first one on a machine is cached. */
async function create(directory: string | undefined, isNew: boolean): Promise<PGlite> {
  let reason: string | undefined;
  // PGlite only reports that PostgreSQL stopped. PostgreSQL logs the reason.
  const onStderr = (line: string) => {
    reason = /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1] ?? reason;
    return false;
  };
  const path = await emptyDatabasePath();
  const kept = async () => new Blob([await readFile(path)]);
  const empty = isNew ? await kept().catch(() => makeEmptyDatabase(path)) : undefined;
  const files = directory === undefined ? undefined : new FlushedFS(directory, isNew);
  try {
    const pglite = await PGlite.create({
      ...(files && { fs: files }),
      startParams: [...(files ? FLUSHED : PGlite.defaultStartParams), ...SMALL],
      ...(empty && { loadDataDir: empty }),
      ...{ extensions: { pgcrypto }, serializers: AS_TEXT, onStderr },
    });
    if (isNew) await files?.flushFromNowOn();
    return pglite;
  } catch (cause) {
    // A corrupt cached file must not break the next start too.
    if (empty) await rm(path, { force: true });
    throw reason === undefined ? cause : new Error(reason, { cause });
  }
}

/** Opens PostgreSQL in this process, in memory or in a directory that is flushed to disk. */
export async function openPglite(directory?: string, isNew = true): Promise<SqlDatabase> {
  const pglite = await create(directory, isNew);
  await pglite.exec("set timezone to 'UTC'");
  const inTurn = oneByOne();
  return {
    query: (text, values) => inTurn(() => runnerOf(pglite).query(text, values)),
    transaction: (work) =>
      inTurn(() => pglite.transaction((transaction) => work(runnerOf(transaction)))),
    script: async (text) => {
      // The next caller uses the same session, so an open transaction is rolled back.
      const work = () => pglite.exec(text).finally(() => pglite.exec('rollback'));
      const results = await inTurn(work);
      return results.map(({ rows, rowCount }) => ({ rows, count: rowCount ?? rows.length }));
    },
    dump: async () => {
      await inTurn(() => pglite.exec('checkpoint'));
      const file = await inTurn(() => pglite.dumpDataDir('none'));
      // Compresses in another thread, so statements can run meanwhile.
      const bytes = await promisify(gzip)(await file.arrayBuffer());
      return { fileName: 'database.pglite.tar.gz', bytes };
    },
    close: () => inTurn(() => pglite.close()),
  };
}
