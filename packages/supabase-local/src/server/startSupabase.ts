import { createSupabaseHandler, type SupabaseHandler } from '../createSupabaseHandler.ts';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
import type { EdgeFunction, NewUser, User } from '../interfaces.ts';
import { SqlRestEngine } from '../sql/SqlRestEngine.ts';
import { serveCommands } from './commands.ts';
import { explainFailure } from './explainFailure.ts';
import { keepRunning, openFunctions } from './functions.ts';
import { listen } from './http.ts';
import { type Backend, openBackend } from './openBackend.ts';

export interface StartOptions {
  /** The folder with config.toml, migrations/, functions/, and the seed. */
  supabaseDir: string;
  /** The folder that holds rows, files, and secrets between runs. */
  dataDir: string;
  /** 0 selects any free port. */
  port: number;
  /**
   * Host names to accept, without a port, besides `localhost`, `*.localhost`, and IP addresses.
   * Requests for any other name get 421.
   */
  allowedHosts?: readonly string[];
  /** A PostgreSQL server to use instead of the embedded one. Files stay in the data directory. */
  databaseUrl?: string | undefined;
  /** Settings of functions, as in `.env.example`. Default: none, so emails go to the outbox. */
  environment?: { [name: string]: string | undefined };
  onProgress?: (message: string) => void;
  /** Receives errors that are this server's fault. */
  onError?: (cause: unknown) => void;
}

export interface RunningSupabase extends Pick<Backend, 'reset' | 'close'> {
  url: string;
  port: number;
  publishableKey: string;
  /** Gives full access. For scripts on this machine, never for a browser. */
  secretKey: string;
  /** Answers a request in this process, for tests that choose the visitor's address. */
  handle: SupabaseHandler;
  /** Creates an account. For an existing one, sets its password and role and ends its sessions. */
  addUser: (user: NewUser) => Promise<User>;
  /** Deletes the account and ends its sessions. Returns false if there is none. */
  removeUser: (email: string) => Promise<boolean>;
  /** Creates an account that can write: `addUser` with the manager's claim. */
  addManager: (email: string, password: string) => Promise<User>;
}

function handlerFor(
  { config, database, secrets, ...backend }: Backend,
  functions: { [name: string]: EdgeFunction },
  { environment, onError }: Pick<StartOptions, 'environment' | 'onError'>,
): SupabaseHandler {
  return createSupabaseHandler({
    ...backend,
    ...secrets,
    rest: new SqlRestEngine(database, { maxRows: config.maxRows }),
    functions,
    publishableKey: DEVELOPMENT_PUBLISHABLE_KEY,
    tokenSeconds: config.tokenSeconds,
    passwordLength: config.passwordLength,
    siteUrl: environment?.VITE_SITE_URL || config.siteUrl,
    ...(onError && { onError }),
  });
}

/** Starts the whole backend. Throws ServerError (`port-taken`, ...) with a message to show. */
export async function startSupabase(options: StartOptions): Promise<RunningSupabase> {
  const { allowedHosts = [], onProgress = () => undefined } = options;
  const onError = (cause: unknown) => options.onError?.(explainFailure(cause, options));
  let handler: SupabaseHandler | undefined;
  // The port comes first, because stored addresses contain it.
  const listener = await listen({ port: options.port, allowedHosts, onError }, () => handler);
  const { url, port } = listener;
  let backend: Backend | undefined;
  let functions: { [name: string]: EdgeFunction };
  try {
    backend = await openBackend({ ...options, url, onProgress });
    const { supabaseDir, environment = {} } = options;
    const { secretKey, vapid } = backend.secrets;
    functions = await openFunctions({ supabaseDir, url, secretKey, vapid, environment });
  } catch (cause) {
    await backend?.close();
    await listener.close();
    throw cause;
  }
  const { auth, secrets, reset, close } = backend;
  backend.lock.onConnection(serveCommands(backend, options));
  const inProgress = new Set<Promise<unknown>>();
  const respond = handlerFor(backend, functions, { ...options, onError });
  const handle: SupabaseHandler = (request, connection) => {
    const response = respond(request, connection);
    inProgress.add(response);
    void response.finally(() => inProgress.delete(response));
    return response;
  };
  handler = handle;
  const stopRunning = keepRunning(async () => {
    const init = { method: 'POST', headers: { apikey: secrets.secretKey } };
    const run = (path: string, name = path.split('/')[0] ?? '') =>
      functions[name]?.(new Request(`${url}/functions/v1/${path}`, init));
    await Promise.all([run('leads/deliver'), run('publish/run')]);
  }, onError);
  return {
    url,
    port,
    publishableKey: DEVELOPMENT_PUBLISHABLE_KEY,
    secretKey: secrets.secretKey,
    handle,
    addUser: (user) => auth.saveUser(user),
    removeUser: (email) => auth.removeUser(email),
    addManager: (email, password) => auth.saveManager(email, password),
    reset,
    close: async () => {
      await stopRunning();
      await listener.close();
      // Requests in progress still write rows and files.
      await Promise.all(inProgress);
      await close();
    },
  };
}
