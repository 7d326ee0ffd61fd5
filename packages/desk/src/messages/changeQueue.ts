import type { Mutation, QueryClient } from '@tanstack/react-query';
import {
  changeKey,
  currentAccount,
  forManagers,
  type StoredChange,
  storedChanges,
} from '../auth/index.ts';
import { canRepeat } from '../failures.ts';
import { pauseAfter } from '../recovery.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { leadCache, leadQueries, type Sent, sendChange } from './adapter/index.ts';
import {
  type Change,
  idsOf,
  isBackgroundChange,
  type LeadUpdate,
  waitingCallers,
  withChanges,
  without,
} from './changes.ts';
import { LeadConflictError, refusedUpdates } from './failures.ts';

/** A pending change with its stored record. */
export interface QueuedChange extends Pick<StoredChange, 'id' | 'account' | 'isSilent'> {
  readonly change: Change;
}

export const changeOf = ({ state }: Pick<Mutation, 'state'>) => state.variables as QueuedChange;

const keep = ({ change, ...record }: QueuedChange): Promise<void> =>
  storedChanges.add({ ...record, value: change, at: Date.now() });

/** Moves the counts with a change, so that they fit the lists while it waits for a connection. */
function recount(client: QueryClient, { id, change }: QueuedChange): void {
  const ids = idsOf(change);
  const earlier = client
    .getMutationCache()
    .findAll({ mutationKey: changeKey, status: 'pending' })
    .map(changeOf)
    .flatMap((each) => (each.id === id ? [] : each.change));
  const known = [...waitingCallers(earlier, ''), ...leadCache.all(client)];
  const before = withChanges(
    known.filter((lead) => ids.includes(lead.id)),
    earlier,
  );
  const after = [...waitingCallers([change], ''), ...withChanges(before, [change])];
  leadCache.recount(client, before, after);
}

/** Leaves out of an undo what was refused, so that it isn't refused once more. */
function withoutRefused(client: QueryClient, change: Change): Change {
  if (change.kind !== 'update' || !change.undoes) return change;
  const failed = client
    .getMutationCache()
    .findAll({ mutationKey: changeKey, status: 'error' })
    .find((each) => changeOf(each).id === change.undoes);
  if (!failed) return change;
  const refused = refusedUpdates(changeOf(failed).change, failed.state.error);
  return { ...change, updates: without(change.updates, refused) };
}

/** Reads who changed a refused message. Not of several, each of which would be a request. */
async function historyOf(client: QueryClient, refused: readonly LeadUpdate[]) {
  const [only] = refused;
  if (!only || refused.length > 1) return [];
  const query = { ...leadQueries.history(only.id), staleTime: 0, retry: false };
  return client.fetchQuery(query).then(
    ({ events }) => events,
    () => [],
  );
}

/** Lets one tab send at a time. @returns null if another tab has sent it */
const sendOnce = (client: QueryClient, queued: QueuedChange): Promise<Sent | null> =>
  navigator.locks.request('custom-designs-inbox', async () => {
    if (currentAccount() !== queued.account) throw new SignInDismissed();
    if (!(await storedChanges.has(queued))) return null;
    const sent = await sendChange(withoutRefused(client, queued.change));
    await storedChanges.remove(queued);
    return sent;
  });

/** Whether a message may have come into a list. */
const bringsBack = (change: Change): boolean =>
  change.kind === 'caller' ||
  (change.kind === 'update' &&
    (change.undoes !== undefined || change.updates.some(({ after }) => after.deleted_at === null)));

/**
 * Defines how changes are sent: one by one, with retries over a poor connection, and paused while
 * the browser is offline. The definition belongs to the client, so it also applies to changes from
 * before a reload.
 */
export function prepareQueue(
  client: QueryClient,
  gate: SignInGate,
  onRefused: (id: string, refused: readonly LeadUpdate[]) => void,
): void {
  client.setMutationDefaults(changeKey, {
    meta: forManagers,
    networkMode: 'online',
    scope: { id: changeKey.join() },
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => canRepeat(error),
    retryDelay: pauseAfter,
    onMutate: (queued: QueuedChange) => {
      recount(client, queued);
      return keep(queued);
    },
    mutationFn: async (queued: QueuedChange) => {
      // The session has ended, so the change waits for its account.
      if (currentAccount() !== queued.account) throw new SignInDismissed();
      const sent = await gate.run(() => sendOnce(client, queued));
      // The session ended before the response, so no one sees it.
      if (currentAccount() !== queued.account) return;
      if (sent === null) return leadCache.readAgain(client, [], true);
      leadCache.replace(client, sent.leads);
      if (sent.refused.length === 0) return;
      const events = await historyOf(client, sent.refused);
      throw new LeadConflictError(sent.refused, sent.leads, events);
    },
    onError: (error, queued: QueuedChange) => {
      // A change that an ended session left waits for its account.
      if (currentAccount() !== queued.account) return undefined;
      onRefused(queued.id, refusedUpdates(queued.change, error));
      // A failed change is listed.
      return storedChanges.remove(queued);
    },
    onSettled: (_data, error, { change }: QueuedChange) =>
      leadCache.readAgain(
        client,
        isBackgroundChange(change) ? [] : idsOf(change),
        bringsBack(change) || error !== null,
      ),
  });
}
