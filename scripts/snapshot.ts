import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A copy of a build. It doesn't change while one of its files is being sent. */
export interface Snapshot {
  readonly folder: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly notFound: Buffer;
}

/** Identifies the build in this folder. Undefined if there is none. */
async function versionOf(dist: URL): Promise<string | undefined> {
  const found = await stat(new URL('headers.json', dist), { bigint: true }).catch(() => undefined);
  return found && `${found.ino} ${found.mtimeNs}`;
}

async function copyBuild(dist: URL): Promise<Snapshot> {
  const client = fileURLToPath(new URL('client', dist));
  const headers = JSON.parse(await readFile(new URL('headers.json', dist), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'custom-designs-site-'));
  try {
    const page = join(client, '404.html');
    const notFound = await readFile(page);
    await cp(client, folder, {
      recursive: true,
      preserveTimestamps: true,
      // The not-found page has no address of its own, so its files aren't served by name.
      filter: (path) => !path.startsWith(page),
    });
    return { folder, headers, notFound };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

/**
 * Copies the build in a folder, and copies it again when another build has replaced it.
 * @returns the newest complete build, and a function that removes all copies.
 */
export function watchBuild(dist: URL) {
  const copies: { version: string; snapshot: Snapshot }[] = [];
  let copying: Promise<void> | undefined;

  async function update(version: string) {
    try {
      const snapshot = await copyBuild(dist);
      // If the build was replaced during the copy, the copy may mix two builds.
      const isWhole = (await versionOf(dist)) === version;
      if (isWhole) copies.push({ version, snapshot });
      // The previous copy may still be in use for a file that is being sent.
      const old = isWhole ? copies.at(-3) && copies.shift()?.snapshot : snapshot;
      if (old) await rm(old.folder, { recursive: true });
    } catch (error) {
      if (copies.length === 0) throw error;
    } finally {
      copying = undefined;
    }
  }

  return {
    /** @throws if there has never been a complete build. */
    async newest(): Promise<Snapshot> {
      const version = await versionOf(dist);
      // The folder is missing between the two renames of a swap. The current build stays in use.
      if (version && version !== copies.at(-1)?.version) {
        copying ??= update(version);
        await copying;
      }
      const newest = copies.at(-1);
      if (newest) return newest.snapshot;
      throw new Error(
        `There is no build in ${fileURLToPath(dist)}, so there is nothing to serve. Run \`pnpm build\` first.`,
      );
    },
    close() {
      for (const { snapshot } of copies) rmSync(snapshot.folder, { recursive: true, force: true });
    },
  };
}
