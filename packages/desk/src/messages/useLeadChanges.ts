import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
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
  reversed,
  successMessage,
} from './changes.ts';
import { afterContact } from './followUp.ts';
import { type ContactResult, resultLabels } from './statuses.ts';
import type { LeadChanges, StoredLead } from './storedLead.ts';
import { useFailures } from './useFailures.ts';

const underWay = { mutationKey: changeKey, status: 'pending' } as const;

/** Offers to undo the last action, in a toast and by Z. */
function useUndo() {
  const takeBack = useRef<() => void>(undefined);
  const offer = (title: string, onUndo: () => void) => {
    takeBack.current = offerUndo({
      title,
      altText: 'To undo it, press Z.',
      onUndo: () => {
        takeBack.current = undefined;
        onUndo();
        toast({ title: 'Change undone' });
      },
    });
  };
  return { offer, undo: () => takeBack.current?.() };
}

/** All changes by managers: shown at once, reverted on failure, and stored while they wait. */
export function useLeadChanges(gate: SignInGate, signedIn: SignedIn | null | undefined) {
  const { id: account = '', email: me = '' } = signedIn ?? {};
  const client = useQueryClient();
  // Before the effects of the messages, which may send a change at once.
  useLayoutEffect(() => prepareQueue(client, gate), [client, gate]);
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
  const { offer, undo } = useUndo();
  const waiting = useMemo(() => pending.filter((change) => !isBackgroundChange(change)), [pending]);

  /** Changes messages and offers to undo it. */
  const update = (leads: readonly StoredLead[], after: LeadChanges) => {
    const change = changeAll(leads, after);
    const { updates } = change;
    if (!account || updates.length === 0) return;
    send(change);
    if (isBackgroundChange(change) && after.read_at !== null) return;
    offer(successMessage(updates, leadCache.nameOf(client, idsOf(change)[0] ?? '')), () =>
      send(reversed(updates)),
    );
  };
  /** Records what came of a contact, with its effect on the status and the follow-up. */
  const logContact = (lead: StoredLead, result: ContactResult) => {
    if (!account) return;
    const contact = { id: crypto.randomUUID(), result, at: new Date().toISOString() };
    const change = changeAll([lead], afterContact(lead, result));
    send({ kind: 'contact', leadId: lead.id, contact });
    send(change);
    const name = leadCache.nameOf(client, lead.id);
    const effect = change.updates.length > 0 ? `. ${successMessage(change.updates, name)}` : '';
    offer(`${resultLabels[result]}${effect || `: ${name}`}`, () => {
      send(reversed(change.updates));
      send({ kind: 'forget', leadId: lead.id, contactId: contact.id });
    });
  };
  return { account, me, pending, waiting, isFailing, failures, update, logContact, send, undo };
}

export type Changes = ReturnType<typeof useLeadChanges>;
