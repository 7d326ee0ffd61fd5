import { closeToasts } from '@custom-designs/ui/components/Toast';
import * as z from 'zod/mini';
import { type DraftKind, draftKinds } from '../desks.ts';
import { encryptedStore, type Place } from './encryptedStore.ts';

/*
 * Stores a manager's data in this browser, under the account's id: messages and unsent changes
 * encrypted in IndexedDB, drafts as plain text in localStorage (docs/decisions/0016).
 */

let account: string | null | undefined;

/** The account whose messages this page may hold. Null for no one, undefined until known. */
export const currentAccount = () => account;

/** Messages that an account has read. No other account gets them. */
export const messageStorage = (owner: string) => {
  const isOwn = () => owner === account;
  return {
    getItem: async () => {
      const text = await encryptedStore.read(['messages', owner, 'read']);
      return isOwn() ? text : undefined;
    },
    setItem: async (_key: string, text: string) => {
      if (isOwn()) await encryptedStore.write(['messages', owner, 'read'], text, isOwn);
    },
    removeItem: () => encryptedStore.remove(['messages', owner, 'read']),
  };
};

/**
 * Removes the messages and the keys of all other accounts, and the plain text that former versions
 * stored elsewhere. Unsent changes stay with their key until their account sends them.
 */
const forgetOthers = (next: string | null) =>
  encryptedStore.removeAll(([kind, owner], all) => {
    const hasChanges = all.some(
      ([of, whose, id]) => of === 'changes' && whose === owner && id !== undefined,
    );
    return owner !== next && !(kind === 'changes' && hasChanges);
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
  void encryptPlainChanges().then(() => forgetOthers(next));
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
const placeOf = ({ account: owner, id }: RecordId): Place => ['changes', owner, id];

const recordId = z.object({ account: z.string(), id: z.string() });

/** Changes that an earlier version stored as plain records must still be sent. */
const encryptPlainChanges = () =>
  encryptedStore.encryptPlain((value) => {
    const { data } = recordId.safeParse(value);
    return data && placeOf(data);
  });

/** The changes of an account, or of all. */
async function changesOf<Value>(owner?: string): Promise<readonly StoredChange<Value>[]> {
  await encryptPlainChanges();
  const places = await encryptedStore.list('changes');
  const texts = await Promise.all(
    places.filter(([, of]) => of === (owner ?? of)).map(encryptedStore.read),
  );
  return texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text)]));
}

/** The key of the mutations that send these changes. */
export const changeKey = ['leads', 'change'];

/** Changes that could not be stored because the storage is full. */
const unstored = new Set<string>();

export const storedChanges = {
  add: async (change: StoredChange): Promise<void> => {
    const place = placeOf(change);
    unstored.add(change.id);
    const store = () => encryptedStore.write(place, JSON.stringify(change));
    if (!(await store())) return;
    // A session that ends removes its key while the first change is being encrypted with it. If
    // the change itself is gone, another tab has sent it.
    const isUnreadable =
      (await encryptedStore.has(place)) && (await encryptedStore.read(place)) === undefined;
    if (!isUnreadable || (await store())) unstored.delete(change.id);
  },
  remove: (change: RecordId) => encryptedStore.remove(placeOf(change)),
  /** Whether the change is still unsent. */
  has: async (change: RecordId): Promise<boolean> =>
    unstored.has(change.id) || encryptedStore.has(placeOf(change)),
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
  await encryptPlainChanges();
  await encryptedStore.removeAll(([kind, of]) => kind === 'changes' && of === owner);
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
