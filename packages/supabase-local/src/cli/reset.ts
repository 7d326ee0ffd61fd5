import { acquireLock } from '../disk/lock.ts';
import { askServer } from '../server/control.ts';
import { deleteData } from '../server/reset.ts';
import type { CliOptions } from './options.ts';
import { UsageError } from './options.ts';
import { perform } from './perform.ts';
import { ask } from './prompt.ts';

async function confirm({ isConfirmed, databaseUrl, dataDir }: CliOptions): Promise<void> {
  if (isConfirmed) return;
  const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
  if (!process.stdin.isTTY) throw new UsageError(`Say --yes to delete all data in ${place}`);
  const answer = await ask(`Delete all rows, files and accounts in ${place}? Type "yes": `);
  if (answer !== 'yes') throw new Error('Nothing was deleted');
}

/** Empties and seeds a running server, or deletes the embedded database, which may be damaged. */
export async function reset(options: CliOptions): Promise<void> {
  await confirm(options);
  const { dataDir, databaseUrl } = options;
  if (databaseUrl !== undefined) await perform({ name: 'reset' }, options);
  else if (!(await askServer(dataDir, { name: 'reset' }))) {
    const lock = await acquireLock(dataDir);
    await deleteData(dataDir);
    await lock.release();
  }
  console.log('All data is as on the first start.');
}
