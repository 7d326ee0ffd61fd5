import type { Failure } from '@custom-designs/ui/admin';
import { toast } from '@custom-designs/ui/components/Toast';
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { offerUndo, reasonFor, type SignInGate } from '../../admin/index.ts';
import { leadCache, leadsKey, sendChange } from './adapter/index.ts';
import {
  attemptOf,
  type Change,
  changeAll,
  idsOf,
  isInPassing,
  type LeadUpdate,
  reversed,
  wordsOf,
} from './changes.ts';
import { isConnectionLost, meanwhile, NotReached } from './failures.ts';
import { type LeadChanges, type StoredLead, senderOf } from './storedLead.ts';

/** The longest pause between two attempts over a bad line. */
const LONGEST_PAUSE_MS = 15_000;

const changeKey = [...leadsKey, 'change'];

/**
 * How changes are sent: one after the other, over and over while the line is bad, and paused while the
 * browser knows that there is none. It is kept with the client, so that it also holds for changes that
 * waited through a reload.
 */
function prepare(client: QueryClient, gate: SignInGate): void {
  client.setMutationDefaults(changeKey, {
    networkMode: 'online',
    scope: { id: changeKey.join() },
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => isConnectionLost(error),
    retryDelay: (count) => Math.min(1000 * 2 ** count, LONGEST_PAUSE_MS),
    mutationFn: async (change: Change) => {
      const { leads, refused } = await gate.run(() => sendChange(change));
      leadCache.replace(client, leads);
      if (refused.length > 0) throw new NotReached(refused, leads);
    },
    onSettled: (_data, error, change: Change) => {
      const isBack =
        change.kind === 'update' && change.updates.some(({ after }) => after.deleted_at === null);
      leadCache.readAgain(
        client,
        isInPassing(change) ? [] : idsOf(change),
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

function linesOf({ id, change, error }: Failed): Failure[] {
  if (change.kind !== 'update') {
    const message = `${attemptOf(change, change.leadId)} ${reasonFor(error)}`;
    return [{ id: `${id}`, name: change.name, message }];
  }
  const reached = error instanceof NotReached ? error.refused : change.updates;
  return reached.map((update) => ({
    id: `${id} ${update.id}`,
    name: update.name,
    message: `${attemptOf(change, update.id)} ${error instanceof NotReached ? meanwhile(update.id, error) : reasonFor(error)}`,
  }));
}

/** The same change over what is stored now: whoever tries again has seen it. */
function rebased({ change, error }: Failed): Change {
  if (change.kind !== 'update' || !(error instanceof NotReached)) return change;
  const now = new Map(error.current.map((lead) => [lead.id, lead]));
  const updates = error.refused.flatMap((update): LeadUpdate[] => {
    const lead = now.get(update.id);
    return lead ? [{ ...update, before: { ...update.before, status: lead.status } }] : [];
  });
  return { kind: 'update', updates };
}

/** What was not stored, and what can be done about it. */
function useFailures(send: (change: Change) => void) {
  const client = useQueryClient();
  const failed = useMutationState({
    filters: { mutationKey: changeKey, status: 'error' },
    select: ({ mutationId, state }): Failed => ({
      id: mutationId,
      change: state.variables as Change,
      error: state.error,
    }),
  }).filter(({ change }) => !isInPassing(change));
  const dismiss = () => {
    const cache = client.getMutationCache();
    for (const { id } of failed) {
      const mutation = cache.find({ predicate: ({ mutationId }) => mutationId === id });
      if (mutation) cache.remove(mutation);
    }
  };
  const retry = () => {
    dismiss();
    for (const change of failed.map(rebased)) send(change);
  };
  return { lines: failed.flatMap(linesOf), dismiss, retry };
}

/** Everything that managers change, seen at once, taken back where it fails, and kept while it waits. */
export function useLeadChanges(gate: SignInGate) {
  const client = useQueryClient();
  useState(() => prepare(client, gate));
  const { mutate } = useMutation<void, Error, Change>({ mutationKey: changeKey });
  const pending = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  const isFailing = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.failureCount > 0,
  }).includes(true);
  const failures = useFailures(mutate);
  const takeBack = useRef<() => void>(undefined);
  const waiting = useMemo(() => pending.filter((change) => !isInPassing(change)), [pending]);

  const send = (change: Change) => {
    if (idsOf(change).length > 0) mutate(change);
  };
  /** Changes messages, and offers to take it back. */
  const update = (leads: readonly StoredLead[], after: LeadChanges) => {
    const change = changeAll(leads, after, senderOf);
    if (change.kind !== 'update' || change.updates.length === 0) return;
    const { updates } = change;
    send(change);
    if (isInPassing(change) && after.read_at !== null) return;
    takeBack.current = offerUndo({
      title: wordsOf(updates),
      altText: 'To take it back, press Z.',
      onUndo: () => {
        takeBack.current = undefined;
        send(reversed(updates));
        toast({ title: 'Change undone' });
      },
    });
  };
  return {
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
