import { imageBucket } from '@custom-designs/supabase/storedFiles';
import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { timeOfWrite } from '../../../mocks/src/postTriggers.ts';

/** What happens to one request. Times are in milliseconds. */
export interface Fate {
  readonly how: 'answered' | 'doubled' | 'lost on the way' | 'lost on the way back';
  readonly before: number;
  readonly after: number;
}
const calm: Fate = { how: 'answered', before: 5, after: 5 };

export const accounts = ['ana', 'ben'] as const;
export type Account = (typeof accounts)[number];
const idOf = (account: Account) =>
  `9e091e00-0000-4000-8000-00000000000${accounts.indexOf(account)}`;
export const credentialsOf = (account: Account) =>
  [`${account}@example.com`, 'lamps-at-dusk-2700'] as const;

const origin = 'https://waiting.supabase.test';
export const leadId = '1ead0000-0000-4000-8000-000000000001';

/** Every text that someone makes starts with the account. */
const madeTexts = /(ana|ben) \d+/g;
/** Where those texts are stored. */
const columns = { leads: 'owner', lead_events: 'note', reviews: 'words', images: 'title' } as const;

const openBackend = () =>
  createMemorySupabase({
    url: origin,
    rows: {
      leads: [{ id: leadId, status: 'new', created_at: '2026-11-01T12:00:00Z', owner: null }],
      ...{ lead_events: [], lead_deliveries: [], reviews: [], images: [], trash: [] },
    },
    views: { lead_counts: () => [], lead_follow_ups: () => [], undelivered_leads: () => [] },
    managersOnly: { leads: () => true, lead_events: () => true, reviews: () => true },
    defaults: { lead_events: ({ claims }) => ({ kind: 'note', author: claims.email ?? null }) },
    beforeWrite: { reviews: (row) => ({ ...row, updated_at: timeOfWrite() }) },
    users: accounts.map((account) => {
      const [email, password] = credentialsOf(account);
      return { id: idOf(account), email, password, app_metadata: { role: 'manager' } };
    }),
  });

/** Storage whose keys are its own properties, as in a browser. */
class LocalStorage {
  readonly [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string) {
    Object.assign(this, { [key]: String(text) });
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

// The simulation replaces the timers.
const { setImmediate: whenIdle } = globalThis;

/** One browser and its backend, in virtual time. */
export class World {
  /** The windows of the open pages. */
  readonly windows = new Set<EventTarget>();
  isOnline = true;
  /** The texts of changes that a page has shown as refused. */
  readonly refused = new Set<string>();
  /** Those that were stored. */
  readonly wronglyRefused: string[] = [];
  /** How often each text was stored. */
  readonly stored = new Map<string, number>();
  /** Texts of one account that came with another one's session. */
  readonly misused: string[] = [];
  readonly disk = new IDBFactory();
  readonly localStorage = new LocalStorage();
  readonly channels = new Set<EventTarget & { readonly name: string }>();
  readonly locks = new Map<string, Promise<unknown>>();
  readonly backend = openBackend();
  /** The fates of the next requests, until nothing goes wrong. */
  fates: readonly Fate[] = [];
  #working = 0;
  #last: Promise<unknown> = Promise.resolve();
  #ids = 0;

  readonly newId = (): string => {
    this.#ids += 1;
    return `${String(this.#ids).padStart(8, '0')}-0000-4000-8000-000000000000`;
  };

  /** Runs what takes real time, one after the other, so that each run has the same order. */
  async work<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#working += 1;
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result.finally(() => {
      this.#working -= 1;
    });
  }

  async #settle(): Promise<void> {
    do await new Promise<void>((resolve) => void whenIdle(resolve));
    while (this.#working > 0);
  }

  /** Lets virtual time pass. */
  async pass(ms: number): Promise<void> {
    let isOver = false;
    setTimeout(() => {
      isOver = true;
    }, ms);
    await this.#settle();
    while (!isOver) {
      vi.advanceTimersToNextTimer();
      await this.#settle();
    }
  }

  connect(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const page of this.windows) page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** Answers a request as its fate says. The page that sent it may be gone by then. */
  async answer(request: Request, pass: (ms: number) => Promise<unknown>): Promise<Response> {
    const [{ how, before, after } = calm, ...others] = this.fates;
    this.fates = others;
    const body = await this.work(() => request.arrayBuffer());
    const loseIf = (isLost: boolean) => {
      if (isLost || !this.isOnline) throw new TypeError('Failed to fetch');
    };
    loseIf(false);
    await pass(before);
    loseIf(how === 'lost on the way');
    if (how === 'doubled') await this.#receive(request, body);
    const response = await this.#receive(request, body);
    await pass(after);
    loseIf(how === 'lost on the way back');
    return response;
  }

  async #receive(request: Request, body: ArrayBuffer): Promise<Response> {
    const { url, method } = request;
    const headers = new Headers(request.headers);
    const isRead = method === 'GET' || method === 'HEAD';
    const texts = Buffer.from(body).toString('latin1').match(madeTexts) ?? [];
    const [, claims = ''] = headers.get('authorization')?.split('.') ?? [];
    const sender = /"email":"(\w+)@/.exec(Buffer.from(claims, 'base64url').toString())?.[1];
    if (sender) this.misused.push(...texts.filter((text) => !text.startsWith(sender)));
    return this.work(async () => {
      const before = this.texts();
      // Policies refuse an ended session, which the memory engine's tables don't check.
      const user = await this.backend.fetch(`${origin}/auth/v1/user`, { headers });
      if (!user.ok && !url.includes('/auth/v1/')) headers.delete('authorization');
      const sent = new Request(url, { method, headers, ...(!isRead && { body }) });
      const response = await this.backend.fetch(sent);
      const arrived = this.texts();
      for (const text of before)
        if (arrived.includes(text)) arrived.splice(arrived.indexOf(text), 1);
      for (const text of arrived) this.stored.set(text, (this.stored.get(text) ?? 0) + 1);
      return response;
    });
  }

  readonly refuse = (text: string): void => {
    if (!this.refused.has(text) && this.texts().includes(text)) this.wronglyRefused.push(text);
    this.refused.add(text);
  };

  /** The texts in the tables. */
  texts(): string[] {
    return Object.entries(columns).flatMap(([table, column]) =>
      this.backend.rowsOf(table).flatMap((row) => (row[column] ? String(row[column]) : [])),
    );
  }

  /** The stored pictures, without their copies. */
  async files(): Promise<readonly string[]> {
    const { fetch, secretKey } = this.backend;
    const response = await this.work(() =>
      fetch(`${origin}/storage/v1/object/list/${imageBucket}`, {
        method: 'POST',
        headers: { apikey: secretKey, 'content-type': 'application/json' },
        body: JSON.stringify({ prefix: 'uploads', limit: 100 }),
      }),
    );
    const listed: readonly { readonly id: string | null; readonly name: string }[] =
      await response.json();
    return listed.flatMap(({ id, name }) => (id === null ? [] : name));
  }

  /** Ends all sessions of an account, as a new password on another device does. */
  endSessions = (account: Account): Promise<unknown> =>
    this.work(async () => {
      const { fetch, publishableKey } = this.backend;
      const post = (path: string, headers: object, body: object) =>
        fetch(`${origin}/auth/v1/${path}`, {
          method: 'POST',
          headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const [email, password] = credentialsOf(account);
      const session = await post('token?grant_type=password', {}, { email, password });
      const { access_token } = await session.json();
      return post('logout?scope=global', { authorization: `Bearer ${access_token}` }, {});
    });

  /** What the browser holds of an account. */
  async heldOf(account: Account): Promise<readonly string[]> {
    const places = Promise.withResolvers<readonly IDBValidKey[]>();
    const opening = this.disk.open('custom-designs-inbox');
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
    opening.onsuccess = () => {
      const all = opening.result.transaction('kept').objectStore('kept').getAllKeys();
      all.onsuccess = () => places.resolve(all.result);
      opening.result.close();
    };
    const held = places.promise.then((keys) => [...keys, ...Object.entries(this.localStorage)]);
    await this.pass(10);
    return (await held).map(String).filter((text) => text.includes(idOf(account)));
  }
}
