import type { Enums } from '../../database.gen.ts';
import { isSecretKey, type Keys } from '../_shared/keys.ts';
import { type Fetch, openTables, TableError, unavailableStatus } from '../_shared/table.ts';

interface PublishSettings extends Keys {
  /** The host's build hook. Without it, no one can publish. */
  readonly hookUrl: string | undefined;
}

export interface PublishOptions {
  settings: PublishSettings;
  fetch: Fetch;
  log?: (line: string) => void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info',
  'access-control-max-age': '3600',
};

const TABLE = 'site_publishes';
const HOOK_TIMEOUT_MS = 30_000;
const NO_ANSWER = 'The host did not answer.';
/** An upload of many pictures is published once, when no picture has come for this long. */
const QUIET_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The day at the office, as in the policy for reading posts. Sweden writes it as ISO 8601 does. */
const officeDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' });

const json = (status: number, body: object) => Response.json(body, { status, headers: CORS });
const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/**
 * `POST .../publish` (with an editor's session) asks the host to build the site again.
 * `POST .../publish/run` (with the secret key, every minute) does what waits, tries again what has
 * failed, and publishes scheduled posts and newer pictures. Never throws.
 */
export function createPublishHandler({ settings, fetch, log = () => undefined }: PublishOptions) {
  const { supabaseUrl, secretKey, hookUrl } = settings;
  const tables = openTables(settings, fetch);

  /** Inserts with the caller's own rights, so the policies decide who may publish. */
  async function requestAs({ headers }: Request): Promise<number> {
    const { status } = await fetch(`${supabaseUrl}/rest/v1/${TABLE}`, {
      method: 'POST',
      headers: {
        apikey: headers.get('apikey') ?? '',
        authorization: headers.get('authorization') ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ reason: 'request' }),
    });
    return status;
  }

  /** The host's refusal, as a sentence. Undefined if it has accepted. */
  async function askHost(url: string): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(HOOK_TIMEOUT_MS);
      // A redirect could lead to another server, so it's a refusal.
      const { ok, status } = await fetch(url, { method: 'POST', redirect: 'manual', signal });
      return ok ? undefined : `The host answered ${status}.`;
    } catch {
      return NO_ANSWER;
    }
  }

  async function runDue(url: string): Promise<void> {
    const now = before(0);
    const due = { state: 'in.(waiting,failed)', not_before: `lte.${now}` };
    // It counts as failed until the host has accepted it, so that a stop in between drops nothing.
    const asking = { state: 'failed', error: NO_ANSWER, started_at: now } as const;
    const claimed = await tables.update(TABLE, ['id', 'state'], due, asking);
    for (const { id } of claimed.filter(({ state }) => state === 'failed')) {
      const error = await askHost(url);
      const change = error ? { error } : ({ state: 'building', error: null } as const);
      await tables.update(TABLE, ['id'], { id: `eq.${id}` }, change);
    }
  }

  const hasRow = async (
    table: 'custom_design_blogs' | 'images',
    query: { [name: string]: string },
  ) => (await tables.select(table, ['id'], { ...query, limit: '1' })).length > 0;

  /** Why the pages are older than the rows. Undefined if they aren't, or a request waits already. */
  async function reasonToPublish(): Promise<Enums<'site_publishes_reason'> | undefined> {
    const newest = { order: 'requested_at.desc', limit: '1' };
    const [last] = await tables.select(TABLE, ['requested_at', 'state'], newest);
    // It's tried again, and then builds the newer rows, too.
    if (last?.state === 'failed') return undefined;
    const since = last?.requested_at ?? before(DAY_MS);
    const now = before(0);
    const [sinceDay, today] = [since, now].map((time) => officeDay.format(Date.parse(time)));
    const conditions = [
      `or(publish_at.is.null,publish_at.lte.${now})`,
      `or(date.is.null,date.lte.${today})`,
      // Both have come, and one of them since then.
      `or(publish_at.gt.${since},date.gt.${sinceDay})`,
    ];
    const due = { status: 'eq.published', and: `(${conditions})` };
    if (await hasRow('custom_design_blogs', due)) return 'scheduled';
    // A time in the future tells nothing about when a picture has come.
    const hasPicture = (after: string) =>
      hasRow('images', { and: `(created_at.gt.${after},created_at.lte.${now})` });
    const isWaiting = await hasPicture(since);
    const isUploading = isWaiting && (await hasPicture(before(QUIET_MS)));
    return isWaiting && !isUploading ? 'pictures' : undefined;
  }

  async function plan(): Promise<void> {
    const reason = await reasonToPublish();
    if (!reason) return;
    await tables.insert(TABLE, ['id'], { reason }).catch((error: unknown) => {
      // A request that waits already will build the same pages.
      if (!(error instanceof TableError && error.status === 409)) throw error;
    });
  }

  async function answer(request: Request): Promise<Response> {
    const isRun = new URL(request.url).pathname.endsWith('/run');
    if (isRun && !(await isSecretKey(request, secretKey)))
      return json(401, { code: 'unauthorized' });
    if (!hookUrl) return json(isRun ? 200 : 501, { code: 'no-hook' });
    if (isRun) await plan();
    else {
      const status = await requestAs(request);
      if (status >= 300 && status !== 409) return json(status, { code: 'refused' });
    }
    await runDue(hookUrl);
    return json(isRun ? 200 : 202, { code: 'requested' });
  }

  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') return json(405, { code: 'method-not-allowed' });
    try {
      return await answer(request);
    } catch (cause) {
      log(cause instanceof TableError ? cause.message : 'The function ended unexpectedly');
      return json(unavailableStatus(cause), { code: 'unavailable' });
    }
  };
}
