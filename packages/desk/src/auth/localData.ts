import { closeToasts } from '@custom-designs/ui/components/Toast';
import { createStore, del, delMany, get, getMany, keys, set } from 'idb-keyval';
import { type DraftKind, draftKinds } from '../desks.ts';

/* Stores a manager's data in this browser's IndexedDB, under the account's id. */

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('custom-designs-inbox', 'kept');
  return opened;
};

/** Without IndexedDB, as in some private windows, nothing is stored. */
async function attempt<Value>(work: () => Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await work();
  } catch {
    return instead;
  }
}

const MESSAGES = 'inbox';

let account: string | null | undefined;

/** The account whose messages this page may hold. Null for no one, undefined until known. */
export const currentAccount = () => account;

/** Messages that an account has read. No other account gets them. */
export const messageStorage = (owner: string) => ({
  getItem: async () => {
    const text = await get<string>(MESSAGES, store());
    return owner === account ? text : undefined;
  },
  setItem: async (_key: string, text: string) => {
    if (owner === account) await set(MESSAGES, text, store());
  },
  removeItem: () => attempt(() => del(MESSAGES, store()), undefined),
});

/**
 * Sets the account that this page belongs to, and forgets the previous account's messages.
 * @returns whether there was a previous account
 */
export function belongTo(next: string | null): boolean {
  if (next === account) return false;
  const isLeft = account !== undefined;
  // Toasts name senders, and F8 could show them again.
  if (account) closeToasts();
  account = next;
  if (isLeft || next === null) void attempt(() => del(MESSAGES, store()), undefined);
  return isLeft;
}

/** An unsent change. Each is a separate record, because tabs share them. */
export interface StoredChange<Value = unknown> {
  readonly id: string;
  readonly account: string;
  readonly value: Value;
  /** Milliseconds since 1970. Changes are sent in this order. */
  readonly at: number;
  /** No message is shown if it fails. */
  readonly isSilent: boolean;
}

type RecordId = Pick<StoredChange, 'account' | 'id'>;
const keyOf = (change: RecordId) => [change.account, change.id];
const keysOf = async (owner?: string) =>
  (await keys(store())).filter((key) => Array.isArray(key) && (owner ?? key[0]) === key[0]);
const changesOf = <Value>(owner?: string): Promise<readonly StoredChange<Value>[]> =>
  attempt(async () => {
    const found = await getMany<StoredChange<Value> | undefined>(await keysOf(owner), store());
    return found.filter((each) => each !== undefined);
  }, []);

/** The key of the mutations that send these changes. */
export const changeKey = ['leads', 'change'];

/** Changes that could not be stored because the storage is full. */
const unstored = new Set<string>();

export const storedChanges = {
  add: async (change: StoredChange): Promise<void> => {
    unstored.add(change.id);
    await attempt(async () => {
      await set(keyOf(change), change, store());
      unstored.delete(change.id);
    }, undefined);
  },
  remove: (change: RecordId) => attempt(() => del(keyOf(change), store()), undefined),
  /** Whether the change is still unsent. */
  has: async (change: RecordId): Promise<boolean> =>
    unstored.has(change.id) ||
    attempt(async () => (await get(keyOf(change), store())) !== undefined, true),
  /** All changes of an account, oldest first. */
  of: async <Value>(owner: string) =>
    (await changesOf<Value>(owner)).toSorted((one, other) => one.at - other.at),
};

/** Names of notes start with nothing, because older ones are stored so. */
const startOf = (kind: DraftKind) => (kind === 'note' ? '' : `${kind}-`);

const draftPrefix = (owner: string) => `lead-note-${owner}-`;
const draftKeys = (prefix: string) =>
  Object.keys(globalThis.localStorage ?? {}).filter((key) => key.startsWith(prefix));
/** The key for the time when an account last typed. */
const typedKey = (owner: string) => `${draftPrefix(owner)}typed-at`;
const markTyped = (owner: string) => localStorage.setItem(typedKey(owner), `${Date.now()}`);

/** A text that is saved while someone types it. */
export const draftOf = (owner: string, kind: DraftKind, id: string) => {
  const key = draftPrefix(owner) + startOf(kind) + id;
  return {
    read: () => globalThis.localStorage?.getItem(key) ?? '',
    write: (text: string) => {
      if (!text) return localStorage.removeItem(key);
      localStorage.setItem(key, text);
      markTyped(owner);
    },
  };
};

/** Counts an account's unsent texts by their kind. */
export function countDrafts(owner: string): ReadonlyMap<DraftKind, number> {
  const counts = new Map(draftKinds.map((kind) => [kind, 0]));
  for (const key of draftKeys(draftPrefix(owner))) {
    if (key === typedKey(owner)) continue;
    const name = key.slice(draftPrefix(owner).length);
    const kind = draftKinds.findLast((each) => name.startsWith(startOf(each))) ?? 'note';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** Removes all unsent work of an account that signs out. */
export async function forgetWork(owner: string): Promise<void> {
  for (const key of draftKeys(draftPrefix(owner))) localStorage.removeItem(key);
  await attempt(async () => delMany(await keysOf(owner), store()), undefined);
}

const MOST_AGE_MS = 30 * 86_400_000;

/** Removes the work of accounts without a change for thirty days, unless they're signed in. */
export async function forgetOldWork(): Promise<void> {
  const last = new Map<string, number>();
  const see = (owner: string, at: number) => last.set(owner, Math.max(at, last.get(owner) ?? 0));
  for (const change of await changesOf()) see(change.account, change.at);
  for (const key of draftKeys('lead-note-')) {
    const owner = /^lead-note-(.{36})-/.exec(key)?.[1];
    if (!owner) continue;
    // Drafts without a time count from now on.
    if (!localStorage.getItem(typedKey(owner))) markTyped(owner);
    see(owner, Number(localStorage.getItem(typedKey(owner))));
  }
  last.delete(account ?? '');
  const old = [...last].filter(([, at]) => at < Date.now() - MOST_AGE_MS);
  await Promise.all(old.map(([owner]) => forgetWork(owner)));
}
