import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type {
  PersistedClient,
  PersistQueryClientOptions,
} from '@tanstack/react-query-persist-client';
import { createStore, del, get, set } from 'idb-keyval';
import { leadsKey } from './adapter/index.ts';
import { forgetNoteDrafts } from './useNoteDraft.ts';

const KEY = 'inbox';
/** Whoever was away for a fortnight reads anew. */
const MOST_AGE_MS = 14 * 86_400_000;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('custom-designs-inbox', 'kept');
  return opened;
};

const isLeads = (key: readonly unknown[] | undefined) => key?.[0] === leadsKey[0];

/** An error is nothing to keep: after a reload the same is asked, or sent, again. */
const settled = ({ queries, mutations }: DehydratedState): DehydratedState => ({
  queries: queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      status: 'success',
      fetchStatus: 'idle',
      error: null,
      fetchFailureReason: null,
      fetchFailureCount: 0,
    },
  })),
  mutations: mutations.map((mutation) => ({
    ...mutation,
    // On its way when the page was closed: only what is paused is taken up again.
    state: { ...mutation.state, isPaused: true, error: null, failureReason: null, failureCount: 0 },
  })),
});

/** Once a page: what is in its cache is newer than what was kept, and no change may be sent twice. */
const restored = new WeakSet<QueryClient>();

const textOf = (state: PersistedClient) =>
  JSON.stringify({ ...state, clientState: settled(state.clientState) });

/** In IndexedDB, because that has room for it. */
const storage = {
  getItem: (key: string) => get<string>(key, store()),
  setItem: (key: string, text: string) => set(key, text, store()),
  removeItem: (key: string) => del(key, store()),
};

function persisterOf(client: QueryClient) {
  const persister = createAsyncStoragePersister({
    storage,
    key: KEY,
    // A change must not wait: the tab may be closed right after it.
    throttleTime: 0,
    serialize: textOf,
  });
  return {
    ...persister,
    restoreClient: async () => {
      if (restored.has(client)) return undefined;
      restored.add(client);
      return persister.restoreClient();
    },
  };
}

/** What is kept in this browser: every message that was read, and changes that wait for a connection. */
export const keptOptions = (
  client: QueryClient,
): Omit<PersistQueryClientOptions, 'queryClient'> => ({
  persister: persisterOf(client),
  maxAge: MOST_AGE_MS,
  // Another shape of the rows begins anew.
  buster: '1',
  dehydrateOptions: {
    shouldDehydrateQuery: ({ queryKey, state }) => isLeads(queryKey) && state.data !== undefined,
    shouldDehydrateMutation: ({ options, state }) =>
      isLeads(options.mutationKey) && state.status === 'pending',
  },
});

/** Leaves nothing of visitors’ messages in this browser, in the page's memory at once: for signing out. */
export function forgetMessages(client: QueryClient): Promise<void> {
  void client.cancelQueries({ queryKey: leadsKey });
  client.removeQueries({ queryKey: leadsKey });
  const mutations = client.getMutationCache();
  for (const mutation of mutations.findAll({
    predicate: ({ options }) => isLeads(options.mutationKey),
  })) {
    mutations.remove(mutation);
  }
  forgetNoteDrafts();
  return del(KEY, store());
}
