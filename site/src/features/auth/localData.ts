import { closeToasts } from '@custom-designs/ui/components/Toast';
import { createStore, del, delMany, get, getMany, keys, set } from 'idb-keyval';

/* What this browser keeps for a manager, under the id of the account: in IndexedDB, which has room for it. */

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('custom-designs-inbox', 'kept');
  return opened;
};

/** Where there is no IndexedDB, as in some private windows, nothing is kept. */
async function attempt<Value>(work: () => Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await work();
  } catch {
    return instead;
  }
}

const MESSAGES = 'inbox';

let account: string | null | undefined;

/** The account whose messages this page may hold; null for nobody, undefined until it is known. */
export const currentAccount = () => account;

/** Messages that were read. No other account than the one that read them gets them. */
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
 * Tells whom this page belongs to from now on. Messages of the account before are forgotten.
 * @returns whether there was such an account
 */
export function belongTo(next: string | null): boolean {
  if (next === account) return false;
  const isLeft = account !== undefined;
  // They name senders, and can be called back by a key.
  if (account) closeToasts();
  account = next;
  if (isLeft || next === null) void attempt(() => del(MESSAGES, store()), undefined);
  return isLeft;
}

/** Something that was done and is not stored yet. Each is a record of its own: tabs share them. */
export interface StoredChange<Value = unknown> {
  readonly id: string;
  readonly account: string;
  readonly value: Value;
  /** Milliseconds since 1970. They are sent in this order. */
  readonly at: number;
  /** Nobody would miss it. */
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

/** For want of room. */
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
  /** Whether it is still to be sent: nobody has removed it. */
  has: async (change: RecordId): Promise<boolean> =>
    unstored.has(change.id) ||
    attempt(async () => (await get(keyOf(change), store())) !== undefined, true),
  /** All of an account, the oldest first. */
  of: async <Value>(owner: string) =>
    (await changesOf<Value>(owner)).toSorted((one, other) => one.at - other.at),
};

const draftPrefix = (owner: string) => `lead-note-${owner}-`;
const draftKeys = (prefix: string) =>
  Object.keys(globalThis.localStorage ?? {}).filter((key) => key.startsWith(prefix));
/** Holds when an account last typed something. */
const typedKey = (owner: string) => `${draftPrefix(owner)}typed-at`;
const markTyped = (owner: string) => localStorage.setItem(typedKey(owner), `${Date.now()}`);

/** A text as it is typed. */
export const draftOf = (owner: string, name: string) => {
  const key = draftPrefix(owner) + name;
  return {
    read: () => globalThis.localStorage?.getItem(key) ?? '',
    write: (text: string) => {
      if (!text) return localStorage.removeItem(key);
      localStorage.setItem(key, text);
      markTyped(owner);
    },
  };
};

/** Where the texts are that an account has typed and not sent. */
export const draftsOf = (owner: string) =>
  draftKeys(draftPrefix(owner)).filter((key) => key !== typedKey(owner));

/** Leaves nothing that an account did not send: for whoever signs out. */
export async function forgetWork(owner: string): Promise<void> {
  for (const key of draftKeys(draftPrefix(owner))) localStorage.removeItem(key);
  await attempt(async () => delMany(await keysOf(owner), store()), undefined);
}

const MOST_AGE_MS = 30 * 86_400_000;

/** Removes the work of accounts that have changed nothing for thirty days, and are not here now. */
export async function forgetOldWork(): Promise<void> {
  const last = new Map<string, number>();
  const see = (owner: string, at: number) => last.set(owner, Math.max(at, last.get(owner) ?? 0));
  for (const change of await changesOf()) see(change.account, change.at);
  for (const key of draftKeys('lead-note-')) {
    const owner = /^lead-note-(.{36})-/.exec(key)?.[1];
    if (!owner) continue;
    // Drafts without a time are kept from now on.
    if (!localStorage.getItem(typedKey(owner))) markTyped(owner);
    see(owner, Number(localStorage.getItem(typedKey(owner))));
  }
  last.delete(account ?? '');
  const old = [...last].filter(([, at]) => at < Date.now() - MOST_AGE_MS);
  await Promise.all(old.map(([owner]) => forgetWork(owner)));
}
