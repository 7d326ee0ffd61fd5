import type { Failure } from '@custom-designs/ui/admin';
import { toast } from '@custom-designs/ui/components/Toast';
import {
  type Mutation,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { offerUndo, reasonFor, SignInDismissed, type SignInGate } from '../../admin/index.ts';
import { currentAccount, forManagers, type StoredChange, storedChanges } from '../../auth/index.ts';
import { leadCache, leadsKey, type Sent, sendChange } from './adapter/index.ts';
import {
  type Change,
  changeAll,
  failureMessage,
  idsOf,
  isBackgroundChange,
  type LeadUpdate,
  reversed,
  successMessage,
} from './changes.ts';
import { conflictReason, isConnectionLost, LeadConflictError } from './failures.ts';
import type { LeadChanges, StoredLead } from './storedLead.ts';

/** The longest pause between two attempts over a poor connection. */
const LONGEST_PAUSE_MS = 15_000;

export const changeKey = [...leadsKey, 'change'];

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

/**
 * Defines how changes are sent: one by one, with retries over a poor connection, and paused while
 * the browser is offline. The definition belongs to the client, so it also applies to changes from
 * before a reload.
 */
function prepare(client: QueryClient, gate: SignInGate): void {
  client.setMutationDefaults(changeKey, {
    meta: forManagers,
    networkMode: 'online',
    scope: { id: changeKey.join() },
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => isConnectionLost(error),
    retryDelay: (count) => Math.min(1000 * 2 ** count, LONGEST_PAUSE_MS),
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
    onSettled: (_data, error, { change }: QueuedChange) => {
      const isBack =
        change.kind === 'update' && change.updates.some(({ after }) => after.deleted_at === null);
      leadCache.readAgain(
        client,
        isBackgroundChange(change) ? [] : idsOf(change),
        isBack || error !== null,
      );
    },
  });
}

interface Failed {
  readonly id: number;
  readonly change: Change;
  readonly error: unknown;
}

function linesOf({ id, change, error }: Failed, nameOf: (id: string) => string): Failure[] {
  if (change.kind !== 'update') {
    const message = `${failureMessage(change, '')} ${reasonFor(error)}`;
    return [{ id: `${id}`, name: change.kind === 'note' ? nameOf(change.leadId) : '', message }];
  }
  const reached = error instanceof LeadConflictError ? error.refused : change.updates;
  return reached.map((update) => ({
    id: `${id} ${update.id}`,
    name: nameOf(update.id),
    message: `${failureMessage(change, update.id)} ${error instanceof LeadConflictError ? conflictReason(update.id, error) : reasonFor(error)}`,
  }));
}

/** Makes the same change for the current state, since the manager has seen it. */
function rebased({ change, error }: Failed): Change {
  if (change.kind !== 'update' || !(error instanceof LeadConflictError)) return change;
  const now = new Map(error.current.map((lead) => [lead.id, lead]));
  const updates = error.refused.flatMap((update): LeadUpdate[] => {
    const lead = now.get(update.id);
    return lead ? [{ ...update, before: { ...update.before, status: lead.status } }] : [];
  });
  return { kind: 'update', updates };
}

const inError = { mutationKey: changeKey, status: 'error' } as const;

/** Failed changes and how to resolve them. */
function useFailures(send: (change: Change) => void) {
  const client = useQueryClient();
  const failed = useMutationState({
    filters: inError,
    select: ({ mutationId, state }): Failed => ({
      id: mutationId,
      change: changeOf({ state }).change,
      error: state.error,
    }),
  }).filter(({ change }) => !isBackgroundChange(change));
  const dismiss = () => {
    const cache = client.getMutationCache();
    // A change that has failed since then isn't listed yet.
    const predicate = ({ mutationId }: Mutation) => failed.some(({ id }) => id === mutationId);
    for (const mutation of cache.findAll({ ...inError, predicate })) cache.remove(mutation);
  };
  const retry = () => {
    dismiss();
    for (const change of failed.map(rebased)) send(change);
  };
  return {
    lines: failed.flatMap((each) => linesOf(each, (id) => leadCache.nameOf(client, id))),
    dismiss,
    retry,
  };
}

const underWay = { mutationKey: changeKey, status: 'pending' } as const;

/** All changes by managers: shown at once, reverted on failure, and stored while they wait. */
export function useLeadChanges(gate: SignInGate, account: string) {
  const client = useQueryClient();
  useState(() => prepare(client, gate));
  const { mutate } = useMutation<void, Error, QueuedChange>({ mutationKey: changeKey });
  const pending = useMutationState({ filters: underWay, select: (each) => changeOf(each).change });
  const isFailing = useMutationState({
    filters: underWay,
    select: ({ state }) => state.failureCount > 0,
  }).includes(true);
  const send = (change: Change) => {
    if (!account || idsOf(change).length === 0) return;
    mutate({ id: crypto.randomUUID(), account, change, isSilent: isBackgroundChange(change) });
  };
  const failures = useFailures(send);
  const takeBack = useRef<() => void>(undefined);
  const waiting = useMemo(() => pending.filter((change) => !isBackgroundChange(change)), [pending]);

  /** Changes messages and offers to undo it. */
  const update = (leads: readonly StoredLead[], after: LeadChanges) => {
    const change = changeAll(leads, after);
    if (!account || change.kind !== 'update' || change.updates.length === 0) return;
    const { updates } = change;
    send(change);
    if (isBackgroundChange(change) && after.read_at !== null) return;
    takeBack.current = offerUndo({
      title: successMessage(updates, leadCache.nameOf(client, idsOf(change)[0] ?? '')),
      altText: 'To undo it, press Z.',
      onUndo: () => {
        takeBack.current = undefined;
        send(reversed(updates));
        toast({ title: 'Change undone' });
      },
    });
  };
  return {
    account,
    pending,
    waiting,
    isFailing,
    failures,
    update,
    send,
    undo: () => takeBack.current?.(),
  };
}

export type Changes = ReturnType<typeof useLeadChanges>;
