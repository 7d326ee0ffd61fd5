import { createSupabaseHandler, type SupabaseHandler } from '../createSupabaseHandler.ts';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
import type { EdgeFunction, NewUser, OutboxMail, User } from '../ports.ts';
import { SqlRestEngine } from '../sql/SqlRestEngine.ts';
import { saveManager } from './commands.ts';
import { serveControl } from './control.ts';
import { listen } from './http.ts';
import { type Backend, openBackend } from './openBackend.ts';
import { loadSecrets } from './secrets.ts';
import { keepDelivering, openFunctions } from './serveFunctions.ts';
import { trustProxies, visitorAddress } from './visitorAddress.ts';

export interface StartOptions {
  /** The folder with config.toml, migrations/ and seed.sql. */
  supabaseDir: string;
  /** The folder where rows, files, and secrets are kept between runs. */
  dataDir: string;
  /** 0 selects any free port. */
  port: number;
  /** Default: 127.0.0.1, so nobody else on the network can reach it. */
  host?: string;
  /**
   * Host names of this server, without a port. Requests for any other name except `localhost` and
   * `*.localhost` get 421. IP addresses are always allowed.
   */
  allowedHosts?: readonly string[];
  /** A PostgreSQL server to use instead of the embedded one. Files stay in the data directory. */
  databaseUrl?: string | undefined;
  /**
   * Proxies in front of this server, as addresses or subnets (`10.0.0.0/8`). The server trusts the
   * visitor's address in their `X-Forwarded-For`. Default: none, because anyone can send that
   * header.
   */
  trustedProxies?: readonly string[];
  /** The origins whose pages may read responses. Default: any, as on hosted projects. */
  siteOrigins?: readonly string[];
  /**
   * Settings of the functions, by the names in `.env.example`. Default: none, so mails go to the
   * outbox.
   */
  environment?: { [name: string]: string | undefined };
  onProgress?: (message: string) => void;
  /** Receives errors that are this server's fault. */
  onError?: (cause: unknown) => void;
}

export interface RunningSupabase {
  url: string;
  port: number;
  publishableKey: string;
  /** Gives full access. For scripts on this machine, never for a browser. */
  secretKey: string;
  /** True if this start seeded an empty database. */
  createdData: boolean;
  /**
   * Creates an account, or sets this password and role for an existing one and ends its sessions.
   */
  addUser: (user: NewUser) => Promise<User>;
  /** Deletes the account and ends its sessions. Returns false if there is none. */
  removeUser: (email: string) => Promise<boolean>;
  /** Creates an account that can write: `addUser` with the manager's claim. */
  addManager: (email: string, password: string) => Promise<User>;
  /** The mails in the outbox, the oldest first. */
  mails: () => Promise<OutboxMail[]>;
  /** Restores the seed's rows, files, and accounts while running. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

function handlerFor(
  backend: Backend,
  functions: { [name: string]: EdgeFunction },
  options: StartOptions,
): SupabaseHandler {
  const { auth, blobs, config, database, objects, outbox, secrets, signInLimits } = backend;
  return createSupabaseHandler({
    rest: new SqlRestEngine(database, { maxRows: config.maxRows }),
    auth,
    objects,
    blobs,
    outbox,
    functions,
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
  let functions: { [name: string]: EdgeFunction } = {};
  // Before the database is opened: a wrong setting is found at once.
  const beforeOpen = async () => {
    const { supabaseDir, environment = {} } = options;
    const { secretKey } = await loadSecrets(options.dataDir);
    functions = await openFunctions({ supabaseDir, url, secretKey, environment });
  };
  try {
    backend = await openBackend({ ...options, url, onProgress, beforeOpen });
  } catch (cause) {
    await listener.close();
    throw cause;
  }
  const { auth, close, createdData, outbox, reset, secrets } = backend;
  backend.lock.onConnection(serveControl(backend));
  const handle = handlerFor(backend, functions, options);
  const inProgress = new Set<Promise<unknown>>();
  handler = (request, { address = '' } = {}) => {
    const forwarded = request.headers.get('x-forwarded-for');
    const response = handle(request, { address: visitorAddress(address, forwarded, proxies) });
    inProgress.add(response);
    void response.finally(() => inProgress.delete(response));
    return response;
  };
  const stopDelivering = functions.leads
    ? keepDelivering(async () => {
        const headers = { apikey: secrets.secretKey };
        const init = { method: 'POST', headers };
        await functions.leads?.(new Request(`${url}/functions/v1/leads/deliver`, init));
      }, onError)
    : undefined;
  return {
    url,
    port: listener.port,
    publishableKey: DEVELOPMENT_PUBLISHABLE_KEY,
    secretKey: secrets.secretKey,
    createdData,
    addUser: (user) => auth.saveUser(user),
    removeUser: (email) => auth.removeUser(email),
    addManager: (email, password) => saveManager(backend, email, password),
    mails: () => outbox.list(),
    reset,
    close: async () => {
      await stopDelivering?.();
      await listener.close();
      // They still write rows and files.
      await Promise.all(inProgress);
      await close();
    },
  };
}
