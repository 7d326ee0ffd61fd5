import { askServer } from '../server/control.ts';
import { openBackend } from '../server/openBackend.ts';
import { deleteData } from '../server/reset.ts';
import type { CliOptions } from './options.ts';
import { UsageError } from './options.ts';
import { SUPABASE_DIR } from './paths.ts';
import { ask } from './prompt.ts';

async function confirm({ isConfirmed, databaseUrl, dataDir }: CliOptions): Promise<void> {
  if (isConfirmed) return;
  const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
  if (!process.stdin.isTTY) throw new UsageError(`Say --yes to delete all data in ${place}`);
  const answer = await ask(`Delete all rows, files and accounts in ${place}? Type "yes": `);
  if (answer !== 'yes') throw new Error('Nothing was deleted');
}

/** Empties and seeds a running server, or creates the embedded database again. */
export async function reset(options: CliOptions): Promise<void> {
  await confirm(options);
  if (!(await askServer(options.dataDir, { name: 'reset' }))) {
    const { dataDir, databaseUrl } = options;
    const backend = await openBackend({
      supabaseDir: SUPABASE_DIR,
      dataDir,
      databaseUrl,
      onProgress: (message) => console.log(message),
      ...(databaseUrl === undefined && { beforeOpen: () => deleteData(dataDir) }),
    });
    try {
      if (!backend.createdData) await backend.reset();
    } finally {
      await backend.close();
    }
  }
  console.log('All data is as on the first start.');
}
