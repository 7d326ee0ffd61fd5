import { join } from 'node:path';
import { createSupabaseHandler, type SupabaseHandler } from '../createSupabaseHandler.ts';
import { DiskBlobStore } from '../disk/DiskBlobStore.ts';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
import { SqlAuthStore } from '../sql/SqlAuthStore.ts';
import { SqlObjectStore } from '../sql/SqlObjectStore.ts';
import { SqlRestEngine } from '../sql/SqlRestEngine.ts';
import { loadConfig } from './config.ts';
import { serveControl } from './control.ts';
import { type Listener, listen } from './http.ts';
import { lockData } from './lockData.ts';
import { openDatabase } from './openData.ts';
import { loadSecrets } from './secrets.ts';
import { applyBuckets, isSeedDue, seed } from './seed.ts';

export interface StartOptions {
  /** The folder with config.toml, migrations/ and seed.sql. */
  supabaseDir: string;
  /** Where rows, files and secrets are kept between runs. */
  dataDir: string;
  /** 0 takes any free one. */
  port: number;
  /** Default: 127.0.0.1, so that nobody else on the network reaches it. */
  host?: string;
  /** A PostgreSQL server instead of the embedded one; files stay in the data directory. */
  databaseUrl?: string | undefined;
  /** Which sites' pages may read answers. Default: any, as on hosted projects. */
  siteOrigins?: readonly string[];
  onProgress?: (message: string) => void;
  /** Told of failures that are this server's own fault. */
  onError?: (cause: unknown) => void;
}

export interface RunningSupabase {
  url: string;
  port: number;
  publishableKey: string;
  /** Opens everything. For scripts on this machine; never for a browser. */
  secretKey: string;
  /** True when this start filled an empty database with the seed. */
  createdData: boolean;
  close: () => Promise<void>;
}

/** Undoes the steps of a start in reverse order, each exactly once. */
class Cleanup {
  readonly #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}

/**
 * Starts the whole backend: lock, database, migrations, buckets, seed on the first start, HTTP.
 * Throws ServerError (`port-taken`, `data-locked`, ...) with a sentence to show.
 */
export async function startSupabase(options: StartOptions): Promise<RunningSupabase> {
  const cleanup = new Cleanup();
  try {
    return await start(options, cleanup);
  } catch (cause) {
    await cleanup.run();
    throw cause;
  }
}

async function start(options: StartOptions, cleanup: Cleanup): Promise<RunningSupabase> {
  const { dataDir, host = '127.0.0.1', onProgress = () => undefined } = options;
  const config = await loadConfig(options.supabaseDir);
  let handler: SupabaseHandler | undefined;
  const listener: Listener = await listen(options.port, host, () => handler);
  cleanup.add(listener.close);
  const url = `http://${host}:${listener.port}`;

  const lock = await lockData(dataDir);
  cleanup.add(lock.release);
  const secrets = await loadSecrets(dataDir);
  const database = await openDatabase({ ...options, onProgress });
  cleanup.add(database.close);

  const blobs = new DiskBlobStore(join(dataDir, 'objects'));
  await blobs.prepare();
  const objects = new SqlObjectStore(database);
  const auth = new SqlAuthStore(database, { reuseSeconds: config.reuseSeconds });
  await applyBuckets(database, config.buckets);
  const createdData = await isSeedDue(database);
  if (createdData) await seed(config, { database, objects, blobs, url }, onProgress);

  lock.onConnection(serveControl({ database, auth, dataDir }));
  handler = createSupabaseHandler({
    rest: new SqlRestEngine(database, { maxRows: config.maxRows }),
    auth,
    objects,
    blobs,
    ...secrets,
    publishableKey: DEVELOPMENT_PUBLISHABLE_KEY,
    tokenSeconds: config.tokenSeconds,
    ...(options.siteOrigins && { origins: options.siteOrigins }),
    ...(options.onError && { onError: options.onError }),
  });
  return {
    url,
    port: listener.port,
    publishableKey: DEVELOPMENT_PUBLISHABLE_KEY,
    secretKey: secrets.secretKey,
    createdData,
    close: () => cleanup.run(),
  };
}
