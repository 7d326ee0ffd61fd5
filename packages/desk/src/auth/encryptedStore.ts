import {
  createStore,
  del,
  get,
  getMany,
  keys,
  promisifyRequest,
  set,
  type UseStore,
  update,
} from 'idb-keyval';

/*
 * Stores texts in this browser's IndexedDB, encrypted with AES-GCM. Each account has one key for each
 * kind of text. Scripts can't export a key, but a copy of the browser's files contains it
 * (docs/decisions/0016).
 */

/** Texts of a kind share a key, and lose it together. */
type Kind = 'messages' | 'changes';

/** Where a text is stored. Without the id, it's where its key is. */
export type Place = [kind: Kind, account: string, id: string];
type KeyPlace = [kind: Kind, account: string];

interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

let opened: UseStore | undefined;
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

async function keyFor(place: KeyPlace): Promise<CryptoKey> {
  const known = await get<CryptoKey>(place, store());
  if (known) return known;
  const usages = ['encrypt', 'decrypt'] as const;
  let key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, usages);
  // Another tab may have made one meanwhile.
  const keepFirst = (first: CryptoKey | undefined) => {
    key = first ?? key;
    return key;
  };
  await update(place, keepFirst, store());
  return key;
}

async function encrypt(key: CryptoKey, text: string): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(text);
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

async function decrypt(key: CryptoKey, { iv, bytes }: Encrypted): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes));
}

export const encryptedStore = {
  /**
   * Stores a text, unless it's no longer wanted once it's encrypted. @returns false if the browser
   * can't store it
   */
  write: (place: Place, text: string, isWanted = () => true): Promise<boolean> =>
    attempt(async () => {
      const [kind, account] = place;
      const encrypted = await encrypt(await keyFor([kind, account]), text);
      if (isWanted()) await set(place, encrypted, store());
      return true;
    }, false),

  /** Reads a text. One that is damaged or has lost its key is removed, and counts as missing. */
  read: (place: Place): Promise<string | undefined> =>
    attempt(async () => {
      const [kind, account] = place;
      const [key, encrypted] = await getMany([[kind, account], place], store());
      if (encrypted === undefined) return undefined;
      try {
        return await decrypt(key, encrypted);
      } catch {
        await del(place, store());
        return undefined;
      }
    }, undefined),

  /** Whether a text is stored. True if the browser can't tell. */
  has: (place: Place): Promise<boolean> =>
    attempt(async () => (await get(place, store())) !== undefined, true),

  remove: (place: Place): Promise<void> => attempt(() => del(place, store()), undefined),

  /**
   * Stores again what an earlier version stored without encrypting it. A record stays as it is until
   * it's stored again. Those without a place are left.
   */
  encryptPlain: (placeOf: (value: unknown) => Place | undefined): Promise<void> =>
    attempt(async () => {
      const known: readonly unknown[] = ['messages', 'changes'] satisfies Kind[];
      const all = await keys<IDBValidKey>(store());
      for (const key of all.filter((each) => Array.isArray(each) && !known.includes(each[0]))) {
        const value = await get<unknown>(key, store());
        const place = placeOf(value);
        if (place && (await encryptedStore.write(place, JSON.stringify(value))))
          await del(key, store());
      }
    }, undefined),

  /** The places of all texts of a kind. */
  list: (kind: Kind): Promise<readonly Place[]> =>
    attempt(async () => {
      const all = await keys<Place | KeyPlace>(store());
      return all.filter((place) => place.length === 3).filter(([of]) => of === kind);
    }, []),

  /** Removes many texts and keys in one transaction, so that nothing is stored in between. */
  removeAll: (
    isGone: (place: Place | KeyPlace, all: readonly (Place | KeyPlace)[]) => boolean,
  ): Promise<void> =>
    attempt(async () => {
      await store()('readwrite', async (kept) => {
        const all = (await promisifyRequest(kept.getAllKeys())) as (Place | KeyPlace)[];
        for (const place of all) if (isGone(place, all)) kept.delete(place);
        await promisifyRequest(kept.transaction);
      });
    }, undefined),
};
