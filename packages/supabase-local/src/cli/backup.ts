import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CliOptions } from './options.ts';
import { UsageError } from './options.ts';
import { perform } from './perform.ts';

export async function backup(options: CliOptions): Promise<void> {
  if (options.argument === undefined) throw new UsageError('Name a folder to back up to');
  const folder = resolve(options.argument);
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new UsageError(`${folder} is not empty`);
  const outcome = await perform({ name: 'backup', folder }, options);
  const files = outcome.kind === 'backup' ? outcome.files : 0;
  console.log(`The database and ${files} files are in ${folder}`);
}
