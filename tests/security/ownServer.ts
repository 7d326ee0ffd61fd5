import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { emptyProject, temporaryFolder } from '../contract/server.ts';
import { type ChildServer, startChild } from './child.ts';

/** One server for all tests of a file, over PGlite or over a database with this address. */
export function ownServer(
  databaseUrl: () => Promise<string | undefined> = async () => undefined,
): () => ChildServer & { dataDir: string } {
  let folder = '';
  let server: ChildServer & { dataDir: string };
  beforeAll(async () => {
    folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    const supabaseDir = await emptyProject(folder);
    const options = { supabaseDir, dataDir, databaseUrl: await databaseUrl() };
    server = { ...(await startChild(options)), dataDir };
  });
  afterAll(async () => {
    await server?.kill();
    await rm(folder, { recursive: true, force: true });
  });
  return () => server;
}
