import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { Tables as Rows } from '../../database.gen.ts';
import { personName } from '../_shared/personName.ts';
import { type DeliveryContext, UNREAD } from './deliver.ts';

/** A push service answers within a second. The visitor doesn't wait for it. */
const TIMEOUT_MS = 10_000;
/** A phone that is off for longer shows nothing, and its inbox shows everything. */
const KEPT_SECONDS = 24 * 60 * 60;
/** Those beyond it follow in a minute. */
const MOST_AT_ONCE = 100;

/** What a phone shows. It holds no text of a visitor, because a locked phone shows it to anyone. */
interface Push {
  readonly title: string;
  readonly body: string;
  /** A newer push with the same tag replaces it. */
  readonly tag: 'new' | 'given' | 'test';
}

const COLUMNS = ['endpoint', 'p256dh', 'auth', 'failed_at'] as const;
type Browser = Pick<Rows<'push_subscriptions'>, (typeof COLUMNS)[number]>;
type Due = Pick<Rows<'leads'>, 'id' | 'push_to' | 'push_by' | 'spam_reasons'>;

export const testPush = (): Push => ({
  title: 'It works',
  body: 'New messages show up like this.',
  tag: 'test',
});

const newMessage = (unread: number): Push => ({
  title: 'New message',
  body: unread > 1 ? `${unread} messages are unread. Tap to read them.` : 'Tap to read it.',
  tag: 'new',
});

const given = (by: string | null, count: number): Push => ({
  title: `${personName(by ?? '')} gave you ${count === 1 ? 'a message' : `${count} messages`}`,
  body: `Tap to read ${count === 1 ? 'it' : 'them'}.`,
  tag: 'given',
});

/** Returns whether the push service took it. Removes a browser that is gone. */
async function send(push: Push, browser: Browser, context: DeliveryContext): Promise<boolean> {
  const { settings, tables, fetch } = context;
  const { endpoint, p256dh, auth, failed_at } = browser;
  if (!settings.push) return false;
  let status = 0;
  try {
    const message = { data: { ...push }, options: { ttl: KEPT_SECONDS, topic: push.tag } };
    const to = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const init = await buildPushPayload(message, to, settings.push);
    const { serviceUrl } = settings.push;
    const url = serviceUrl ? endpoint.replace(/^https:\/\/[^/]+/, serviceUrl) : endpoint;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { ...init.headers, urgency: 'high' };
    const response = await fetch(url, { ...init, headers, redirect: 'error', signal });
    await response.body?.cancel();
    status = response.status;
  } catch {
    // No answer, or keys that no browser made.
  }
  const isSent = status >= 200 && status < 300;
  const own = { endpoint: `eq.${endpoint}` };
  if (status === 404 || status === 410) {
    await tables.remove('push_subscriptions', ['endpoint'], own);
  } else if (!isSent || failed_at) {
    const change = { failed_at: isSent ? null : new Date().toISOString() };
    await tables.update('push_subscriptions', ['endpoint'], own, change);
  }
  return isSent;
}

/** Sends one push to each browser of the people in the query. @returns how many got it */
export async function pushTo(
  query: { [name: string]: string },
  compose: () => Push | Promise<Push>,
  context: DeliveryContext,
): Promise<number> {
  const browsers = await context.tables.select('push_subscriptions', COLUMNS, query);
  if (browsers.length === 0) return 0;
  const push = await compose();
  const sent = await Promise.all(browsers.map((browser) => send(push, browser, context)));
  return sent.filter(Boolean).length;
}

/** Tells about messages that go to the same people for the same reason, with one push. */
async function pushGroup(group: readonly Due[], context: DeliveryContext): Promise<void> {
  const [{ push_to: to, push_by: by } = { push_to: null, push_by: null }] = group;
  const { tables } = context;
  const ids = `in.(${group.map(({ id }) => id).join()})`;
  const claim = { id: ids, push_to: `eq.${to}` };
  const claimed = await tables.update('leads', ['id'], claim, { push_to: null });
  if (claimed.length === 0) return;
  if (to !== 'managers') {
    await pushTo({ account: `eq.${to}` }, () => given(by, claimed.length), context);
  } else if (!group.every(({ spam_reasons }) => spam_reasons.includes('flood'))) {
    const unread = () => tables.select('leads', ['id'], UNREAD);
    await pushTo({}, async () => newMessage((await unread()).length), context);
  }
}

/**
 * Sends all pushes that are due, or that of one message. Each is sent at most once. An email tells of
 * a message, too, and is repeated.
 */
export async function pushDue(context: DeliveryContext, leadId?: string): Promise<void> {
  const columns = ['id', 'push_to', 'push_by', 'spam_reasons'] as const;
  const due = await context.tables.select('leads', columns, {
    push_to: 'not.is.null',
    ...(leadId !== undefined && { id: `eq.${leadId}` }),
    limit: String(MOST_AT_ONCE),
  });
  const groups = Map.groupBy(due, ({ push_to, push_by }) => `${push_to} ${push_by}`);
  await Promise.all([...groups.values()].map((group) => pushGroup(group, context)));
}
