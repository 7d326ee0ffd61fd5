import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterStatus, suggestedDays, today } from './followUp.ts';
import { NO_ONE } from './owners.ts';
import { type ContactResult, statusOf } from './statuses.ts';
import type { LeadChanges, StoredLead } from './storedLead.ts';
import type { InboxPlace } from './useInboxAddress.ts';
import type { Changes } from './useLeadChanges.ts';
import type { LeadListData } from './useLeadList.ts';
import { useListFocus } from './useListFocus.ts';
import type { OpenLead } from './useOpenLead.ts';

const nobody: ReadonlySet<string> = new Set();

/** Older messages load when the list is scrolled this close to its end. */
const NEAR_END = 5;

interface MessageActionsOptions {
  readonly place: InboxPlace;
  readonly list: LeadListData;
  readonly open: OpenLead;
  readonly changes: Changes;
}

const now = () => new Date().toISOString();

/** The state of an address whose message someone has just called about. */
export const CALLED = 'called';

/** The focused, open, and selected messages, and the actions on them. */
export function useMessageActions({ place, list, open, changes }: MessageActionsOptions) {
  const { leads } = list;
  const { leadId } = place;
  const focus = useListFocus(leads, leadId, changes.undone);
  const [selectedIds, setSelectedIds] = useState(nobody);
  const { state } = useLocation();
  const [askedId, setAskedId] = useState(state === CALLED ? leadId : null);
  const question = JSON.stringify(list.question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new filter clears the selection
  useEffect(() => setSelectedIds(nobody), [question]);
  const selected = leads.filter(({ id }) => selectedIds.has(id));

  /** Returns the selected messages, or else the open one, or else the focused one. */
  const meant = (): readonly StoredLead[] => {
    if (selected.length > 0) return selected;
    if (open.lead) return [open.lead];
    const id = focus.focusedId();
    return leads.filter((lead) => lead.id === id);
  };
  /** A deleted message can only be restored. @returns whether there was something to change */
  const change = (chosen: readonly StoredLead[], after: LeadChanges): boolean => {
    const isRestored = after.deleted_at === null;
    const possible = chosen.filter(({ deleted_at }) => (deleted_at !== null) === isRestored);
    changes.update(possible, after);
    if (possible.length > 0 && chosen === selected) setSelectedIds(nobody);
    if (leadId === null) focus.showFocusNext();
    return possible.length > 0;
  };
  const close = () => {
    place.close();
    if (leadId !== null) requestAnimationFrame(() => focus.focusRow(leadId));
  };
  /** After the open message is deleted or restored, the next one opens. */
  const takeOut = (chosen: readonly StoredLead[], deleted_at: string | null): boolean => {
    const isOpen = chosen.some(({ id }) => id === leadId);
    const instead = chosen.length === 1 ? (focus.idBeside(1) ?? focus.idBeside(-1)) : undefined;
    if (isOpen && instead) place.open(instead);
    else if (isOpen) close();
    // A deleted message can't be marked as read. An open one is marked when it's restored.
    const isRead = isOpen && chosen.length === 1 && deleted_at === null;
    const read_at = chosen[0]?.read_at ?? now();
    return change(chosen, isRead ? { deleted_at, read_at } : { deleted_at });
  };

  return {
    listRef: focus.listRef,
    selected,
    selectedIds,
    setSelectedIds,
    meant,
    idBeside: focus.idBeside,
    goTo: (id: string | undefined): boolean => {
      if (id === undefined) return false;
      if (leadId === null) focus.focusRow(id);
      else place.open(id);
      const left = leads.length - leads.findIndex((lead) => lead.id === id);
      if (left < NEAR_END && list.hasNextPage && !list.isFetchingNextPage)
        void list.fetchNextPage();
      return true;
    },
    close,
    change,
    remove: (chosen: readonly StoredLead[]) => takeOut(chosen, now()),
    restore: (chosen: readonly StoredLead[]) => takeOut(chosen, null),
    setStatus: (chosen: readonly StoredLead[], value: string): boolean => {
      const status = statusOf(value);
      return status !== undefined && change(chosen, afterStatus(status));
    },
    setOwner: (chosen: readonly StoredLead[], value: string): boolean =>
      change(chosen, { owner: value === NO_ONE ? null : value }),
    toggleUnread: (chosen: readonly StoredLead[]): boolean => {
      const isRead = chosen.some(({ read_at }) => read_at !== null);
      return change(chosen, { read_at: isRead ? null : now() });
    },
    toggleSelected: (): boolean => {
      const id = focus.focusedId() ?? leadId;
      if (id === null) return false;
      const others = [...selectedIds].filter((one) => one !== id);
      setSelectedIds(new Set(selectedIds.has(id) ? others : [...others, id]));
      return true;
    },
    /** Follows up tomorrow, or on the next Monday. */
    followUpSoon: (chosen: readonly StoredLead[], which: 'first' | 'last') =>
      change(chosen, {
        next_at: suggestedDays(today()).at(which === 'first' ? 0 : -1)?.value ?? null,
      }),
    /** The message about which the screen asks what came of a contact. */
    askedId,
    askAbout: setAskedId,
    logContact: (lead: StoredLead | undefined, result: ContactResult): boolean => {
      if (!lead || lead.deleted_at) return false;
      setAskedId(null);
      changes.logContact(lead, result);
      return true;
    },
    clearSelection: () => setSelectedIds(nobody),
    selectAll: () => setSelectedIds(new Set(leads.map(({ id }) => id))),
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
