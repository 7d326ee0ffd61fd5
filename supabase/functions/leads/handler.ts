import * as z from 'zod/mini';
import { isSecretKey } from '../_shared/keys.ts';
import { type Fetch, openTables, TableError, unavailableStatus } from '../_shared/table.ts';
import { type DeliveryContext, deleteOld, deliverDue } from './deliver.ts';
import { messageOf } from './limits.ts';
import { pushDue, pushTo, testPush } from './push.ts';
import { isForm, readRequest } from './readRequest.ts';
import { deriveId, hashSender } from './sender.ts';
import type { Settings } from './settings.ts';
import { type Refusal, store } from './store.ts';
import { parseSubmission } from './submission.ts';

export interface LeadsOptions {
  settings: Settings;
  fetch: Fetch;
  /** Keeps the process alive until the work is done. The response does not wait for it. */
  defer?: (work: Promise<void>) => unknown;
  /** Receives errors as ids and codes, never as a visitor's text. */
  log?: (line: string) => void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '3600',
};

type Answer = { status: number; body: object; retrySeconds?: number };

const unavailable = (status: number): Answer => ({
  status,
  body: { code: 'unavailable' },
  retrySeconds: 30,
});

const ANSWERS: { [refusal in Refusal]: Answer } = {
  'too-many': { status: 429, body: { code: 'too-many' }, retrySeconds: 600 },
  refused: { status: 400, body: { code: 'malformed', fields: {} } },
  unavailable: unavailable(503),
  full: unavailable(507),
};
const UNREADABLE: { [status in 400 | 413 | 415]: Answer } = {
  400: ANSWERS.refused,
  413: { status: 413, body: { code: 'too-large' } },
  415: { status: 415, body: { code: 'unsupported-type' } },
};

const isLoopback = (address: string): boolean =>
  /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(address);

/**
 * Another site's page could send messages from its visitors' browsers. Programs send no origin. On
 * a developer's machine, the site may be at any port.
 */
function isForeign({ headers }: Request, { siteUrl, supabaseUrl }: Settings): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === new URL(siteUrl).origin) return false;
  return !isLoopback(origin) || ![siteUrl, supabaseUrl].some(isLoopback);
}

const tested = z.object({ endpoint: z.string() });
const isPush = (request: Request) => new URL(request.url).pathname.endsWith('/push');

/**
 * The only endpoint for visitors' messages. `POST .../leads` accepts a message. `POST
 * .../leads/deliver` (with the secret key) sends due deliveries and pushes, and deletes expired
 * messages. `GET .../leads/push` returns the key that a browser needs for pushes, and `POST
 * .../leads/push` with `{ endpoint }` and a manager's token sends a test. Never throws.
 */
export function createLeadsHandler(options: LeadsOptions): (request: Request) => Promise<Response> {
  const { settings, fetch, log = () => undefined, defer = () => undefined } = options;
  const tables = openTables(settings, fetch);
  const context: DeliveryContext = { settings, tables, fetch, log };

  async function take(request: Request): Promise<Answer> {
    const read = await readRequest(request);
    if ('status' in read) return UNREADABLE[read.status];
    const parsed = parseSubmission(read.values);
    if ('fields' in parsed) {
      return { status: 400, body: { code: 'malformed', fields: parsed.fields } };
    }
    const sender = await hashSender(request, settings.secretKey);
    const given = parsed.request.id ?? (await deriveId(sender, messageOf(parsed.request)));
    // A message without an address counts toward the limit for all, but not toward another
    // sender's.
    const senderHash = sender ?? crypto.randomUUID();
    const stored = await store(given, senderHash, parsed.request, settings, tables);
    if (typeof stored === 'string') {
      log(`The message ${given} was not stored: ${stored}`);
      return ANSWERS[stored];
    }
    defer(tellAbout(stored.id));
    return { status: 201, body: stored };
  }

  async function tellAbout(id: string): Promise<void> {
    const work = [deliverDue(context, id), pushDue(context, id)];
    for (const result of await Promise.allSettled(work)) {
      if (result.status === 'fulfilled') continue;
      const { reason } = result;
      const code = reason instanceof TableError ? reason.message : 'an unexpected error';
      log(`The deliveries of ${id} wait for the next attempt: ${code}`);
    }
  }

  const pushKey = (): Answer =>
    settings.push
      ? { status: 200, body: { publicKey: settings.push.publicKey } }
      : { status: 501, body: { code: 'no-keys' } };

  /** Reads with the caller's own rights, so the policies decide whose browser it is. */
  async function sendTest(request: Request): Promise<Answer> {
    const read = await readRequest(request);
    const asked = 'status' in read ? undefined : tested.safeParse(read.values).data;
    if (!asked) return ANSWERS.refused;
    if (!settings.push) return pushKey();
    const own = { endpoint: `eq.${asked.endpoint}` };
    const query = new URLSearchParams({ ...own, select: 'endpoint' });
    const keys = ['apikey', 'authorization'].map((name) => [name, request.headers.get(name) ?? '']);
    const answer = await fetch(`${settings.supabaseUrl}/rest/v1/push_subscriptions?${query}`, {
      headers: Object.fromEntries(keys),
    });
    if (!answer.ok) return { status: answer.status, body: { code: 'refused' } };
    const rows: unknown = await answer.json();
    if (!Array.isArray(rows) || rows.length === 0)
      return { status: 404, body: { code: 'missing' } };
    const sent = await pushTo(own, testPush, context);
    return { status: sent > 0 ? 200 : 502, body: { sent } };
  }

  async function catchUp(request: Request): Promise<Answer> {
    if (!(await isSecretKey(request, settings.secretKey))) {
      return { status: 401, body: { code: 'unauthorized' } };
    }
    const [sent] = await Promise.all([deliverDue(context), pushDue(context)]);
    return { status: 200, body: { sent, deleted: await deleteOld(context) } };
  }

  async function answer(request: Request): Promise<Answer> {
    try {
      if (isPush(request)) return await sendTest(request);
      const isCatchUp = new URL(request.url).pathname.endsWith('/deliver');
      return isCatchUp ? await catchUp(request) : await take(request);
    } catch (cause) {
      log(cause instanceof TableError ? cause.message : 'The function ended unexpectedly');
      return unavailable(unavailableStatus(cause));
    }
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method === 'GET' && isPush(request)) {
      const { status, body } = pushKey();
      return Response.json(body, { status, headers: CORS });
    }
    if (request.method !== 'POST') {
      const headers = { ...CORS, allow: 'POST, OPTIONS' };
      return Response.json({ code: 'method-not-allowed' }, { status: 405, headers });
    }
    if (isForeign(request, settings)) {
      return Response.json({ code: 'foreign-origin' }, { status: 403, headers: CORS });
    }
    const { status, body, retrySeconds } = await answer(request);
    if (isForm(request)) {
      const site = request.headers.get('origin') ?? settings.siteUrl;
      const location = `${site}/contact/${status === 201 ? 'sent' : 'not-sent'}`;
      return new Response(null, { status: 303, headers: { location } });
    }
    const headers = new Headers(CORS);
    if (retrySeconds !== undefined) headers.set('retry-after', String(retrySeconds));
    return Response.json(body, { status, headers });
  };
}
