import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeKey, type SignedIn } from '../auth/index.ts';
import { offerUndo } from '../record/undo.ts';
import type { SignInGate } from '../SignInGate.ts';
import { leadCache } from './adapter/index.ts';
import { changeOf, prepareQueue, type QueuedChange } from './changeQueue.ts';
import {
  type Change,
  changeAll,
  idsOf,
  isBackgroundChange,
  type LeadUpdate,
  reversed,
  successMessage,
  without,
} from './changes.ts';
import { afterContact, dayLabel } from './followUp.ts';
import { type ContactResult, resultLabels } from './statuses.ts';
import type { LeadChanges, StoredLead } from './storedLead.ts';
import { useFailures } from './useFailures.ts';

const underWay = { mutationKey: changeKey, status: 'pending' } as const;

type OnRefused = (refused: readonly LeadUpdate[]) => void;

/** The last change that a toast has announced. */
interface Announced {
  readonly id: string;
  readonly undo?: () => void;
  /** Ends the toast, because the backend refused the change. */
  readonly onRefused: OnRefused;
}

/** Offers to undo the last action, in a toast and by Z, unless the backend refuses it. */
function useUndo() {
  const last = useRef<Announced>(undefined);
  /** @param onUndo returns the id of the change that undoes it */
  const offer = (id: string, title: string, onUndo: () => string, onRefused: OnRefused) => {
    const { undo, withdraw } = offerUndo({
      title,
      altText: 'To undo it, press Z.',
      onUndo: () => {
        const undone = toast({ title: 'Change undone' });
        last.current = { id: onUndo(), onRefused: undone.close };
      },
    });
    const end: OnRefused = (refused) => {
      last.current = undefined;
      if (withdraw()) onRefused(refused);
    };
    last.current = { id, undo, onRefused: end };
  };
  const refuse = useCallback((id: string, refused: readonly LeadUpdate[]) => {
    if (last.current?.id === id) last.current.onRefused(refused);
  }, []);
  return { offer, refuse, undo: () => last.current?.undo?.() };
}

/** All changes by managers: shown at once, reverted on failure, and stored while they wait. */
export function useLeadChanges(gate: SignInGate, signedIn: SignedIn | null | undefined) {
  const { id: account = '', email: me = '' } = signedIn ?? {};
  const client = useQueryClient();
  const { offer, refuse, undo } = useUndo();
  // Before the effects of the messages, which may send a change at once.
  useLayoutEffect(() => prepareQueue(client, gate, refuse), [client, gate, refuse]);
  const { mutate } = useMutation<void, Error, QueuedChange>({ mutationKey: changeKey });
  const queued = useMutationState({ filters: underWay, select: changeOf });
  const pending = useMemo(() => queued.map(({ change }) => change), [queued]);
  const isFailing = useMutationState({
    filters: underWay,
    select: ({ state }) => state.failureCount > 0,
  }).includes(true);
  /**
   * Silent changes aren't counted: those in the background, and those that go with another one.
   * @returns the id of the sent change
   */
  const send = (change: Change, isSilent = isBackgroundChange(change)): string => {
    const id = crypto.randomUUID();
    if (account && idsOf(change).length > 0) mutate({ id, account, change, isSilent });
    return id;
  };
  const failures = useFailures(send);
  const [undone, setUndone] = useState<readonly string[]>([]);
  const waiting = useMemo(
    () => queued.flatMap(({ change, isSilent }) => (isSilent ? [] : change)),
    [queued],
  );

  /** Announces what a change did, and offers to undo it. Without a title, nothing is left of it. */
  const announce = (
    id: string,
    updates: readonly LeadUpdate[],
    titleOf: (updates: readonly LeadUpdate[]) => string | undefined,
    undoMore?: () => void,
  ) => {
    const title = titleOf(updates);
    if (title === undefined) return;
    const undoAll = () => {
      const undoing = send(reversed(updates, id));
      setUndone(updates.map((update) => update.id));
      undoMore?.();
      return undoing;
    };
    offer(id, title, undoAll, (refused) =>
      announce(id, without(updates, refused), titleOf, undoMore),
    );
  };
  const textOf = (updates: readonly LeadUpdate[]) =>
    updates[0] && successMessage(updates, leadCache.nameOf(client, updates[0].id));
  /** Changes messages and offers to undo it. */
  const update = (leads: readonly StoredLead[], after: LeadChanges) => {
    const change = changeAll(leads, after);
    const { updates } = change;
    if (!account || updates.length === 0) return;
    const id = send(change);
    if (isBackgroundChange(change) && after.read_at !== null) return;
    announce(id, updates, textOf);
  };
  /** Records what came of a contact, with its effect on the status and the follow-up. */
  const logContact = (lead: StoredLead, result: ContactResult) => {
    if (!account) return;
    const contact = { id: crypto.randomUUID(), result, at: new Date().toISOString() };
    const after = afterContact(lead, result);
    const change = changeAll([lead], after);
    const { next_at } = { ...lead, ...after };
    const kept = result === 'reached' && next_at !== null && `Still planned: ${dayLabel(next_at)}`;
    send({ kind: 'contact', leadId: lead.id, contact });
    const titleOf = (updates: readonly LeadUpdate[]) => {
      const effect = textOf(updates);
      const label = resultLabels[result];
      const done = effect
        ? `${label}. ${effect}`
        : `${label}: ${leadCache.nameOf(client, lead.id)}`;
      return kept ? `${done}. ${kept}` : done;
    };
    announce(
      send(change, true),
      change.updates,
      titleOf,
      () => void send({ kind: 'forget', leadId: lead.id, contactId: contact.id }, true),
    );
  };
  return {
    account,
    me,
    pending,
    waiting,
    isFailing,
    failures,
    update,
    logContact,
    send,
    undo,
    undone,
  };
}

export type Changes = ReturnType<typeof useLeadChanges>;
