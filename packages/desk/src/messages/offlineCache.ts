import { toast } from '@custom-designs/ui/components/Toast';
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { hydrate, onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClient,
} from '@tanstack/react-query-persist-client';
import { useEffect, useState } from 'react';
import {
  changeKey,
  checkSession,
  currentAccount,
  messageStorage,
  storedChanges,
} from '../auth/index.ts';
import type { SignInGate } from '../SignInGate.ts';
import { leadsKey } from './adapter/index.ts';
import { changeOf, prepareQueue, type QueuedChange } from './changeQueue.ts';
import type { Change } from './changes.ts';
import { leadColumns } from './storedLead.ts';

/** Older caches are discarded. */
const MOST_AGE_MS = 14 * 86_400_000;

/** Errors aren't stored, so the request runs again after a reload. */
const textOf = ({ clientState, ...state }: PersistedClient) =>
  JSON.stringify({
    ...state,
    clientState: {
      mutations: [],
      queries: clientState.queries.map((query) => ({
        ...query,
        state: {
          ...query.state,
          ...{ status: 'success', fetchStatus: 'idle' },
          ...{ error: null, fetchFailureReason: null, fetchFailureCount: 0 },
        },
      })),
    },
  });

/** Options for storing all messages that an account has read. */
const persistOptions = (account: string): Omit<PersistQueryClientOptions, 'queryClient'> => ({
  persister: createAsyncStoragePersister({
    storage: messageStorage(account),
    // Writes at once, because the tab may be closed at any time.
    throttleTime: 0,
    serialize: textOf,
  }),
  maxAge: MOST_AGE_MS,
  // Discards rows of another account, with other columns, or of another version.
  buster: `3 ${leadColumns} ${account}`,
  dehydrateOptions: {
    shouldDehydrateQuery: ({ queryKey, state }) =>
      queryKey[0] === leadsKey[0] && state.data !== undefined,
    shouldDehydrateMutation: () => false,
  },
});

/** Resumes the account's unsent changes in this browser, including those of closed tabs. */
async function resumeStoredChanges(client: QueryClient, account: string): Promise<void> {
  const queued = await storedChanges.of<Change>(account);
  const known = new Set(
    client
      .getMutationCache()
      .findAll({ mutationKey: changeKey })
      .map((each) => changeOf(each).id),
  );
  if (currentAccount() !== account) return;
  hydrate(client, {
    queries: [],
    mutations: queued
      .filter(({ id }) => !known.has(id))
      .map(({ at, value: change, ...record }) => ({
        mutationKey: changeKey,
        state: {
          variables: { ...record, change } satisfies QueuedChange,
          status: 'pending',
          isPaused: true,
          submittedAt: at,
          ...{ data: undefined, context: undefined, error: null },
          ...{ failureCount: 0, failureReason: null },
        },
      })),
  });
  await client.resumePausedMutations();
}

/** Sends what the inbox couldn't send before it was closed, from another screen. */
export function sendStoredChanges(
  client: QueryClient,
  gate: SignInGate,
  account: string,
): Promise<void> {
  const tell = () =>
    toast({
      title: 'A change wasn’t saved',
      description: 'Open Messages to see which one, and why.',
      variant: 'destructive',
    });
  prepareQueue(client, gate, tell);
  return resumeStoredChanges(client, account);
}

/**
 * Stores and restores an account's messages in this browser, and sends its unsent changes.
 * @param onRestored called once the session was checked and the restore has finished
 * @returns a function that ends it
 */
export function startOfflineCache(
  client: QueryClient,
  account: string,
  onRestored: () => void,
): () => void {
  let isOver = false;
  // Not awaited, because changes may wait for hours.
  const resume = () => void resumeStoredChanges(client, account);
  let stop: (() => void) | undefined;
  const start = async () => {
    await checkSession();
    if (isOver) return;
    const [stopStoring, restoring] = persistQueryClient({
      queryClient: client,
      ...persistOptions(account),
    });
    stop = stopStoring;
    // Without storage, there's nothing to restore.
    await restoring.catch(() => undefined);
    if (isOver) return;
    // Seconds old or not, what a colleague has changed since isn't in it.
    await client.invalidateQueries({ queryKey: leadsKey, refetchType: 'none' });
    onRestored();
    resume();
  };
  void start();
  const stopListening = onlineManager.subscribe((isOnline) => isOnline && resume());
  return () => {
    isOver = true;
    stop?.();
    stopListening();
  };
}

/**
 * Starts the account's offline cache. @returns whether its restore has finished, so that messages may
 * be shown and requested
 */
export function useOfflineCache(account: string | undefined): boolean {
  const client = useQueryClient();
  const [restored, setRestored] = useState<string>();
  useEffect(
    () =>
      account === undefined
        ? undefined
        : startOfflineCache(client, account, () => setRestored(account)),
    [client, account],
  );
  return account !== undefined && restored === account;
}
