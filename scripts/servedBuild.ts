import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readFiles, type ServedFile, type ServedFiles } from './fileServer.ts';

/** A build as it was at one moment, all of it in memory. */
export interface ServedBuild {
  readonly files: ServedFiles;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly notFound: ServedFile;
}

/** Another value for each build that is put in this place; undefined while there is none. */
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
 * The build in a folder, read again when another one has taken its place.
 * @returns a function that gives the newest complete build; it throws only while there was never one.
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
    // Nothing there is the moment between two names of a folder: the build at hand goes on.
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
