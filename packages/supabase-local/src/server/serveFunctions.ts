import { type Environment, loadFunctions } from '../functions/loadFunctions.ts';
import type { EdgeFunction } from '../ports.ts';
import { ServerError } from './errors.ts';

/** As Supabase Cron calls it on a hosted project, but often enough to watch. */
const DELIVER_EVERY_MS = 15_000;

const LOCAL_SITE = 'http://127.0.0.1:4173';

export interface FunctionOptions {
  supabaseDir: string;
  url: string;
  secretKey: string;
  /** The variables of this process. Functions see those whose names begin with `LEADS_`. */
  environment: Environment;
}

/** What functions find in their environment: the project's own address and key, as on hosted projects. */
function environmentFor({ url, secretKey, environment }: FunctionOptions): Environment {
  const own = Object.entries(environment).filter(
    ([name, value]) => name.startsWith('LEADS_') && value,
  );
  // Without a provider, mails go to the outbox. The key is for nobody else.
  const outbox = { LEADS_MAIL_URL: `${url}/outbox/v1/emails`, LEADS_MAIL_KEY: secretKey };
  return {
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    LEADS_SITE_URL: environment.VITE_SITE_URL || LOCAL_SITE,
    ...(!environment.LEADS_MAIL_URL && outbox),
    ...Object.fromEntries(own),
  };
}

/** Throws ServerError (`config-invalid`) if a function does not start. */
export async function openFunctions(
  options: FunctionOptions,
): Promise<{ [name: string]: EdgeFunction }> {
  try {
    return await loadFunctions(options.supabaseDir, environmentFor(options));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError('config-invalid', reason, { cause });
  }
}

/**
 * Retries what is due to be sent, from the start on and every 15 seconds. Returns a function that
 * stops it and waits for what is being sent.
 */
export function keepDelivering(
  deliver: () => Promise<unknown>,
  onError: (cause: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const tick = () => {
    underWay ??= deliver()
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  };
  tick();
  const timer = setInterval(tick, DELIVER_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
