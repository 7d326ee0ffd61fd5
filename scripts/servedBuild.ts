import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readFiles, type ServedFile, type ServedFiles } from './fileServer.ts';

/** A snapshot of a build, entirely in memory. */
export interface ServedBuild {
  readonly files: ServedFiles;
  /** Sent with every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly notFound: ServedFile;
}

/** A different value for each build in this place. Undefined while there is none. */
async function versionOf(dist: URL): Promise<string | undefined> {
  const found = await stat(new URL('headers.json', dist), { bigint: true }).catch(() => undefined);
  return found && `${found.ino} ${found.mtimeNs}`;
}

async function readBuild(dist: URL): Promise<ServedBuild> {
  const client = fileURLToPath(new URL('client', dist));
  const [headers, files] = await Promise.all([
    readFile(new URL('headers.json', dist), 'utf8'),
    readFiles(client),
  ]);
  const notFound = files.get('/404.html');
  if (!notFound) {
    throw new Error(
      `${client} has no 404.html, so it is no complete build of the site. Run \`pnpm build\`.`,
    );
  }
  return { files, headers: JSON.parse(headers), notFound };
}

/**
 * Reads the build in a folder, and reads it again when another build has replaced it.
 * @returns a function that returns the newest complete build. It throws only if there has never been
 * one.
 */
export function watchBuild(dist: URL): () => Promise<ServedBuild> {
  let current: { version: string; build: ServedBuild } | undefined;
  let reading: Promise<void> | undefined;

  async function read() {
    try {
      let version = await versionOf(dist);
      for (let before: string | undefined; version && version !== before; ) {
        before = version;
        const build = await readBuild(dist);
        // A build that was replaced while it was read may be a mixture of two.
        version = await versionOf(dist);
        if (version === before) current = { version, build };
      }
    } catch (error) {
      if (!current) throw error;
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    const version = await versionOf(dist);
    // The folder is missing between the two renames of a swap. The current build stays in use.
    if (!current || (version && version !== current.version)) {
      reading ??= read();
      await reading;
    }
    if (!current) {
      throw new Error(
        `There is no build in ${fileURLToPath(dist)}, so there is nothing to serve. Run \`pnpm build\` first.`,
      );
    }
    return current.build;
  };
}
