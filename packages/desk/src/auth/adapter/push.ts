import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import type { ManagerClient } from '../managerClient.ts';
import { asManager, believed } from './rights.ts';

/** `install`: an iPhone shows pushes only for an app on its Home Screen. */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'no-keys' | 'off' | 'on';

interface OwnPush {
  readonly state: PushState;
  /** When the last push to this browser failed. Null if it arrived. */
  readonly failedAt: string | null;
  /** How many other browsers of the account show pushes. */
  readonly others: number;
}

/** Whose pushes this browser shows. The browser itself keeps the address of its push service. */
const OWNER = 'push-owner';
const TABLE = 'push_subscriptions';
const FUNCTION = 'leads/push';

const row = z.object({ endpoint: z.string(), failed_at: z.nullable(z.string()) });
const keyAnswer = z.object({ publicKey: z.string() });

/** Keeps the managers' pages for a start without a connection, and shows pushes. */
export const registerWorker = () =>
  navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' });

async function ownSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration('/admin');
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** The key that a push service needs. Null if the server has none. */
async function readKey(client: ManagerClient): Promise<string | null> {
  const { data, error, response } = await client.functions.invoke(FUNCTION, { method: 'GET' });
  if (response?.status === 501) return null;
  requireAnswer('Failed to load the key', { status: response?.status ?? 0, error });
  return keyAnswer.parse(data).publicKey;
}

/** Reads whether this browser shows pushes for the account. @throws AdapterError */
export function readPush(): Promise<OwnPush> {
  return asManager(async (client) => {
    const answer = await client.from(TABLE).select('endpoint,failed_at');
    requireAnswer('Failed to load the setting', answer);
    const rows = await believed(readRows(TABLE, row, answer.data));
    const subscription = await ownSubscription();
    const own = rows.find(({ endpoint }) => endpoint === subscription?.endpoint);
    const found = { failedAt: own?.failed_at ?? null, others: rows.length - (own ? 1 : 0) };
    if (!('PushManager' in globalThis && navigator.serviceWorker)) {
      // Only Safari on iPhones and iPads has this property.
      const isInBrowser = 'standalone' in navigator && !navigator.standalone;
      return { ...found, state: isInBrowser ? 'install' : 'unsupported' };
    }
    if (Notification.permission === 'denied') return { ...found, state: 'blocked' };
    if (own) return { ...found, state: 'on' };
    return { ...found, state: (await readKey(client)) === null ? 'no-keys' : 'off' };
  });
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  return await pushManager.subscribe(options).catch(async (cause: unknown) => {
    const former = await pushManager.getSubscription();
    if (!former) throw new AdapterError('network', 'The browser’s push service refused.', cause);
    // Its address is for another key, which the server had before.
    await former.unsubscribe();
    return await pushManager.subscribe(options);
  });
}

/**
 * Asks for the browser's permission, and stores the address of its push service. Without the
 * permission, nothing happens.
 * @throws AdapterError
 */
export async function turnOnPush(account: string): Promise<void> {
  // First, because a browser asks only at a press.
  if ((await Notification.requestPermission()) !== 'granted') return;
  await asManager(async (client) => {
    const key = await readKey(client);
    if (key === null) throw new AdapterError('missing', 'The server has no keys for this.');
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = (await subscribe(key)).toJSON();
    const address = { endpoint: endpoint ?? '', p256dh, auth };
    const answer = await client.from(TABLE).insert(address).select('endpoint');
    if (answer.error?.code === '23514')
      throw new AdapterError('malformed', 'The server doesn’t know this browser’s push service.');
    requireAnswer('Failed to save the setting', answer);
  });
  localStorage.setItem(OWNER, account);
}

/** Ends pushes in this browser, also without the backend. Its next push finds the address gone. */
export async function endPush(): Promise<void> {
  localStorage.removeItem(OWNER);
  await (await ownSubscription())?.unsubscribe();
}

/** Removes the browser's address from the server, too. @throws AdapterError */
export async function turnOffPush(): Promise<void> {
  const { endpoint = '' } = (await ownSubscription()) ?? {};
  await asManager(async (client) => {
    const answer = await client.from(TABLE).delete().eq('endpoint', endpoint).select('endpoint');
    requireAnswer('Failed to save the setting', answer);
    await believed(answer.data ?? []);
  });
  await endPush();
}

/**
 * At the start: stores the address again, because a browser may have changed it, the server its key,
 * and the session may be new. For another account, pushes end.
 */
export async function keepPush(account: string): Promise<void> {
  const owner = localStorage.getItem(OWNER);
  if (owner === null) return;
  if (owner !== account) await endPush();
  else if (Notification.permission === 'granted') await turnOnPush(account);
}

/** Sends a push to this browser. @throws AdapterError */
export function testPush(): Promise<void> {
  return asManager(async (client) => {
    const { endpoint = '' } = (await ownSubscription()) ?? {};
    const { error, response } = await client.functions.invoke(FUNCTION, { body: { endpoint } });
    const refused = 'The push service refused. Turn it off and on again.';
    requireAnswer(refused, { status: response?.status ?? 0, error });
  });
}
