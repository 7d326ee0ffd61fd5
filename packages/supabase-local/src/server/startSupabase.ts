import { createSupabaseHandler, type SupabaseHandler } from '../createSupabaseHandler.ts';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
import type { NewUser, User } from '../ports.ts';
import { SqlRestEngine } from '../sql/SqlRestEngine.ts';
import { saveManager } from './commands.ts';
import { serveControl } from './control.ts';
import { listen } from './http.ts';
import { type Backend, openBackend } from './openBackend.ts';
import { trustProxies, visitorAddress } from './visitorAddress.ts';

export interface StartOptions {
  /** The folder with config.toml, migrations/ and seed.sql. */
  supabaseDir: string;
  /** Where rows, files and secrets are kept between runs. */
  dataDir: string;
  /** 0 takes any free one. */
  port: number;
  /** Default: 127.0.0.1, so that nobody else on the network reaches it. */
  host?: string;
  /**
   * Names by which this server is reached, without a port. Requests for any other name but
   * `localhost` and `*.localhost` are refused with 421; IP addresses are always allowed.
   */
  allowedHosts?: readonly string[];
  /** A PostgreSQL server instead of the embedded one; files stay in the data directory. */
  databaseUrl?: string | undefined;
  /**
   * Proxies in front of this server, as addresses or subnets (`10.0.0.0/8`): what they say of a
   * visitor's address in `X-Forwarded-For` is believed. Default: none, since anybody can send that.
   */
  trustedProxies?: readonly string[];
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
  /** Makes an account, or gives an existing one this password and role and ends its sessions. */
  addUser: (user: NewUser) => Promise<User>;
  /** Deletes the account and ends its sessions. False when there is none. */
  removeUser: (email: string) => Promise<boolean>;
  /** An account that may write: `addUser` with the manager's claim. */
  addManager: (email: string, password: string) => Promise<User>;
  /** Back to the seed, while running: rows, files and accounts. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

function handlerFor(backend: Backend, options: StartOptions): SupabaseHandler {
  const { auth, blobs, config, database, objects, secrets, signInLimits } = backend;
  return createSupabaseHandler({
    rest: new SqlRestEngine(database, { maxRows: config.maxRows }),
    auth,
    objects,
    blobs,
    signInLimits,
    ...secrets,
    publishableKey: DEVELOPMENT_PUBLISHABLE_KEY,
    tokenSeconds: config.tokenSeconds,
    ...(options.siteOrigins && { origins: options.siteOrigins }),
    ...(options.onError && { onError: options.onError }),
  });
}

/**
 * Starts the whole backend: lock, database, migrations, buckets, seed on the first start, HTTP.
 * Throws ServerError (`port-taken`, `data-locked`, ...) with a message to show.
 */
export async function startSupabase(options: StartOptions): Promise<RunningSupabase> {
  const { host = '127.0.0.1', onProgress = () => undefined, onError = () => undefined } = options;
  const allowedHosts = [host, ...(options.allowedHosts ?? [])];
  const proxies = trustProxies(options.trustedProxies ?? []);
  let handler: SupabaseHandler | undefined;
  // The port comes first, because it decides the address of stored files.
  const listener = await listen({ port: options.port, host, allowedHosts, onError }, () => handler);
  const url = `http://${host}:${listener.port}`;
  let backend: Backend;
  try {
    backend = await openBackend({ ...options, url, onProgress });
  } catch (cause) {
    await listener.close();
    throw cause;
  }
  backend.lock.onConnection(serveControl(backend));
  const handle = handlerFor(backend, options);
  handler = (request, { address = '' } = {}) => {
    const forwarded = request.headers.get('x-forwarded-for');
    return handle(request, { address: visitorAddress(address, forwarded, proxies) });
  };
  const { auth } = backend;
  return {
    url,
    port: listener.port,
    publishableKey: DEVELOPMENT_PUBLISHABLE_KEY,
    secretKey: backend.secrets.secretKey,
    createdData: backend.createdData,
    addUser: (user) => auth.saveUser(user),
    removeUser: (email) => auth.removeUser(email),
    addManager: (email, password) => saveManager(backend, email, password),
    reset: backend.reset,
    close: async () => {
      await listener.close();
      await backend.close();
    },
  };
}
