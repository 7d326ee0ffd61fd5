import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { CliOptions } from './options.ts';
import { UsageError } from './options.ts';
import { perform } from './perform.ts';
import { TAR_END, tarMember } from './tar.ts';

async function* members(folder: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    yield tarMember(name, await readFile(path), (await stat(path)).mtime);
  }
  yield TAR_END;
}

/** Writes to a temporary name first, so an archive under its final name is complete. */
async function backupToArchive(target: string, options: CliOptions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    const outcome = await perform({ name: 'backup', folder }, options);
    const sink = createWriteStream(`${target}.part`, { mode: 0o600 });
    await pipeline(Readable.from(members(folder)), createGzip(), sink);
    await rename(`${target}.part`, target);
    return outcome.kind === 'backup' ? outcome.files : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function backupToFolder(folder: string, options: CliOptions): Promise<number> {
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new UsageError(`${folder} is not empty`);
  const outcome = await perform({ name: 'backup', folder }, options);
  return outcome.kind === 'backup' ? outcome.files : 0;
}

export async function backup(options: CliOptions): Promise<void> {
  const { argument } = options;
  if (argument === undefined) throw new UsageError('Name a .tar.gz file or a folder to back up to');
  const target = resolve(argument);
  const isArchive = /\.(tar\.gz|tgz)$/.test(target);
  const files = await (isArchive ? backupToArchive : backupToFolder)(target, options);
  console.log(`The database and ${files} files are in ${target}`);
}
