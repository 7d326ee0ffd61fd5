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
import { leadCache, type Sent, sendChange } from './adapter/index.ts';
import { type Change, idsOf, isBackgroundChange } from './changes.ts';
import { LeadConflictError } from './failures.ts';

/** A pending change with its stored record. */
export interface QueuedChange extends Pick<StoredChange, 'id' | 'account' | 'isSilent'> {
  readonly change: Change;
}

export const changeOf = ({ state }: Pick<Mutation, 'state'>) => state.variables as QueuedChange;

const keep = ({ change, ...record }: QueuedChange): Promise<void> =>
  storedChanges.add({ ...record, value: change, at: Date.now() });

/** Lets one tab send at a time. @returns null if another tab has sent it */
const sendOnce = (queued: QueuedChange): Promise<Sent | null> =>
  navigator.locks.request('custom-designs-inbox', async () => {
    if (currentAccount() !== queued.account) throw new SignInDismissed();
    if (!(await storedChanges.has(queued))) return null;
    const sent = await sendChange(queued.change);
    await storedChanges.remove(queued);
    return sent;
  });

/** Whether a message may have come into a list. */
const bringsBack = (change: Change): boolean =>
  change.kind === 'caller' ||
  (change.kind === 'update' &&
    (change.isUndo || change.updates.some(({ after }) => after.deleted_at === null)));

/**
 * Defines how changes are sent: one by one, with retries over a poor connection, and paused while
 * the browser is offline. The definition belongs to the client, so it also applies to changes from
 * before a reload.
 */
export function prepareQueue(client: QueryClient, gate: SignInGate): void {
  client.setMutationDefaults(changeKey, {
    meta: forManagers,
    networkMode: 'online',
    scope: { id: changeKey.join() },
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => canRepeat(error),
    retryDelay: pauseAfter,
    onMutate: keep,
    mutationFn: async (queued: QueuedChange) => {
      // The session has ended, so the change waits for its account.
      if (currentAccount() !== queued.account) throw new SignInDismissed();
      const sent = await gate.run(() => sendOnce(queued));
      // The session ended before the response, so no one sees it.
      if (currentAccount() !== queued.account) return;
      if (sent === null) return leadCache.readAgain(client, [], true);
      leadCache.replace(client, sent.leads);
      if (sent.refused.length > 0) throw new LeadConflictError(sent.refused, sent.leads);
    },
    onError: (_error, queued: QueuedChange) =>
      // A failed change is listed. A change that an ended session left waits for its account.
      currentAccount() === queued.account ? storedChanges.remove(queued) : undefined,
    onSettled: (_data, error, { change }: QueuedChange) =>
      leadCache.readAgain(
        client,
        isBackgroundChange(change) ? [] : idsOf(change),
        bringsBack(change) || error !== null,
      ),
  });
}
