import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Place } from './dist.ts';

const remove = (folder: URL) => rm(folder, { recursive: true, force: true });

/**
 * Prevents other builds in this folder until the lock is closed or the process ends. The operating
 * system releases an SQLite lock, but a PID file would outlive its process.
 * @param data the folder for the lock file
 * @throws Error while another process builds there
 */
export async function lockBuild(
  { dist }: Place,
  data = new URL('../../.data/', import.meta.url),
): Promise<DatabaseSync> {
  const name = basename(fileURLToPath(dist));
  await mkdir(data, { recursive: true });
  const lock = new DatabaseSync(fileURLToPath(new URL(`build-${name}.lock`, data)));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    throw new Error(
      `Another build of site/${name} is running, and the two would mix their files. Wait until it has ended, then build again.`,
      { cause },
    );
  }
}

/** Cleans up after a failed or killed build. */
export async function makeRoom({ dist, next, old }: Place): Promise<void> {
  if (!existsSync(dist) && existsSync(old)) await rename(old, dist);
  await remove(next);
}

/**
 * Adds the previous build's hashed files to the new one, because open pages still request them. The
 * build after that drops them.
 */
export async function keepOldAssets({ dist, next }: Place): Promise<void> {
  const asset = (build: URL, file = '') => new URL(`client/assets/${file}`, build);
  const own = await readdir(asset(next));
  await writeFile(new URL('assets.json', next), JSON.stringify(own));
  const list = new URL('assets.json', dist);
  const last: string[] = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
  const kept = last.filter((file) => !own.includes(file) && existsSync(asset(dist, file)));
  await Promise.all(kept.map((file) => copyFile(asset(dist, file), asset(next, file))));
}

/** Replaces the previous build with the new one. If that fails, the previous build stays. */
export async function replaceBuild({ dist, next, old }: Place): Promise<void> {
  await remove(old);
  const hasLast = existsSync(dist);
  if (hasLast) await rename(dist, old);
  try {
    await rename(next, dist);
  } catch (error) {
    if (hasLast) await rename(old, dist);
    throw error;
  }
  await remove(old);
}
