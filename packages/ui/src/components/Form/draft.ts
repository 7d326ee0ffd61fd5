/** Stores typed text for a reload of this tab. Does nothing if storage is blocked. */
export interface DraftStore {
  read: (name: string) => string | undefined;
  write: (values: Readonly<Record<string, string>>) => void;
  /** Adds values to the stored draft. */
  merge: (values: Readonly<Record<string, string>>) => void;
  clear: () => void;
}

function parse(stored: string | null): Record<string, string> {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => {
        const [, value] = entry;
        return typeof value === 'string' && value !== '';
      }),
    );
  } catch {
    return {};
  }
}

/** @param storage called only when needed, because accessing blocked storage throws */
export function createDraftStore(key: string | undefined, storage: () => Storage): DraftStore {
  const attempt = <Result>(use: (store: Storage, key: string) => Result): Result | undefined => {
    if (key === undefined) return undefined;
    try {
      return use(storage(), key);
    } catch {
      return undefined;
    }
  };
  const write = (values: Readonly<Record<string, string>>) =>
    attempt((store, at) => store.setItem(at, JSON.stringify(values)));
  return {
    read: (name) => attempt((store, at) => parse(store.getItem(at))[name]),
    write,
    merge: (values) => attempt((store, at) => write({ ...parse(store.getItem(at)), ...values })),
    clear: () => attempt((store, at) => store.removeItem(at)),
  };
}
