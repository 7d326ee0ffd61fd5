import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const LARGEST_DUMP = 1024 ** 3;

/** Uses PostgreSQL's own tool, which comes with the server and its client packages. */
export async function pgDump(url: string): Promise<{ fileName: string; bytes: Uint8Array }> {
  const run = promisify(execFile);
  try {
    const options = { encoding: 'buffer', maxBuffer: LARGEST_DUMP } as const;
    const { stdout } = await run('pg_dump', ['--no-owner', '--dbname', url], options);
    return { fileName: 'database.sql.gz', bytes: await promisify(gzip)(stdout) };
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const reason = isMissing ? 'pg_dump is not installed (package postgresql-client)' : cause;
    throw new Error(`The database that DATABASE_URL names could not be dumped: ${reason}`, {
      cause,
    });
  }
}
