import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EdgeFunction } from '../interfaces.ts';
import { ServerError } from './errors.ts';
import type { Secrets } from './secrets.ts';

/** Supabase Cron does this on a hosted project, but only once a minute. */
const RUN_EVERY_MS = 15_000;

const LOCAL_SITE = 'http://127.0.0.1:4173';

/** Environment variables by name. Empty and undefined ones count as absent. */
type Environment = { [name: string]: string | undefined };

export interface FunctionOptions {
  supabaseDir: string;
  url: string;
  secretKey: string;
  /** The keys for pushes, unless the variables name others. */
  vapid: Secrets['vapid'];
  /** The variables of this process. Functions see those with one of their prefixes. */
  environment: Environment;
}

/** The environment of functions: the project's address and key, as on hosted projects. */
function environmentFor({ url, secretKey, vapid, environment }: FunctionOptions): Environment {
  const own = Object.entries(environment).filter(
    ([name, value]) => /^(LEADS|PUBLISH|VAPID)_/.test(name) && value,
  );
  // Without a provider, emails go to the outbox, which accepts only this key.
  const outbox = { LEADS_MAIL_URL: `${url}/outbox/v1/emails`, LEADS_MAIL_KEY: secretKey };
  const ownVapid = { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
  return {
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    LEADS_SITE_URL: environment.VITE_SITE_URL || LOCAL_SITE,
    ...(!environment.LEADS_MAIL_URL && outbox),
    ...(!environment.VAPID_PUBLIC_KEY && ownVapid),
    ...Object.fromEntries(own),
  };
}

let loads = 0;

/** Loads a function with the part of Deno that it needs, as a global. */
async function load(path: string, environment: Environment): Promise<EdgeFunction> {
  let served: EdgeFunction | undefined;
  const env = { get: (name: string) => environment[name] || undefined };
  const serve = (handler: EdgeFunction) => {
    served = handler;
  };
  Object.defineProperty(globalThis, 'Deno', { value: { env, serve }, configurable: true });
  try {
    loads += 1;
    // The query makes each import a new module, so every backend in this process has its own.
    await import(/* @vite-ignore */ `${pathToFileURL(path).href}?load=${loads}`);
  } finally {
    Reflect.deleteProperty(globalThis, 'Deno');
  }
  if (!served) throw new Error(`${path} does not call Deno.serve`);
  return served;
}

/**
 * Loads each `supabase/functions/<name>/index.ts` unchanged, by name. A folder without an index.ts,
 * or with a name that starts with `_`, is shared code.
 * @throws ServerError (`config-invalid`) if a function does not start
 */
export async function openFunctions(
  options: FunctionOptions,
): Promise<{ [name: string]: EdgeFunction }> {
  const folder = join(options.supabaseDir, 'functions');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[a-z]/.test(name));
  const functions: { [name: string]: EdgeFunction } = {};
  for (const name of names) {
    const path = join(folder, name, 'index.ts');
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    functions[name] = await load(path, environmentFor(options)).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ServerError('config-invalid', reason, { cause });
    });
  }
  return functions;
}

/** Does due work every 15 seconds. The returned function stops it and waits for the last run. */
export function keepRunning(
  work: () => Promise<unknown>,
  onError: (cause: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const tick = () => {
    underWay ??= work()
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  };
  tick();
  const timer = setInterval(tick, RUN_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
