import { textOfChange } from './columnTexts.ts';
import { ASK_FOR_REVIEW, dayLabel } from './followUp.ts';
import type { ContactResult } from './statuses.ts';
import { type Caller, type LeadChanges, leadOf, type StoredLead } from './storedLead.ts';

/** A change to one message. It applies only while the message still has the expected state. */
export interface LeadUpdate {
  readonly id: string;
  readonly before: LeadChanges;
  readonly after: LeadChanges;
}

/** The browser chooses the id, so a record that is sent twice is stored once. */
interface NewRecord {
  readonly id: string;
  readonly at: string;
}

/**
 * A manager's action as plain data, so that it can wait in the browser and be sent after a reload.
 * It contains no visitor's data, except a caller's, which is nowhere else yet.
 */
export type Change =
  | {
      readonly kind: 'update';
      readonly updates: readonly LeadUpdate[];
      /** The id of the sent change that this one undoes. */
      readonly undoes?: string;
    }
  | {
      readonly kind: 'note';
      readonly leadId: string;
      readonly note: NewRecord & { readonly text: string };
    }
  | {
      /** Replaces the text of a stored note. */
      readonly kind: 'edit';
      readonly leadId: string;
      readonly note: { readonly id: string; readonly text: string };
    }
  | {
      readonly kind: 'contact';
      readonly leadId: string;
      readonly contact: NewRecord & { readonly result: ContactResult };
    }
  | { readonly kind: 'forget'; readonly leadId: string; readonly contactId: string }
  | { readonly kind: 'caller'; readonly caller: Caller; readonly at: string }
  | {
      readonly kind: 'resend';
      readonly leadIds: readonly string[];
      readonly deliveryIds: readonly string[];
    };

/** A change of messages themselves, which can be undone. */
export type LeadUpdates = Extract<Change, { kind: 'update' }>;

const only = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => names.includes(name)),
  ) as Partial<Values>;

/** A manager who handles a message has read it, but not one who gives it away. The database does the same. */
const isHandling = (after: LeadChanges) => 'status' in after || 'next_at' in after;

/**
 * Makes one change for several messages, without those that already have the values. A message that
 * has the status already gets no second follow-up with it.
 */
export function changeAll(leads: readonly StoredLead[], after: LeadChanges): LeadUpdates {
  const names = Object.keys(after) as (keyof LeadChanges)[];
  // Deleting or restoring also expects the known status, so that another manager's change isn't
  // lost.
  const known = 'deleted_at' in after ? [...names, 'status'] : names;
  const updates = leads
    .filter((lead) =>
      after.status === undefined
        ? names.some((name) => lead[name] !== after[name])
        : lead.status !== after.status,
    )
    .map((lead) => {
      const isRead = isHandling(after) && lead.read_at === null;
      return { id: lead.id, before: only(lead, isRead ? [...known, 'read_at'] : known), after };
    });
  return { kind: 'update', updates };
}

/** Leaves out the updates of messages that the backend refused to change. */
export const without = (updates: readonly LeadUpdate[], refused: readonly LeadUpdate[]) =>
  updates.filter(({ id }) => !refused.some((each) => each.id === id));

/**
 * Returns the change that undoes these updates of the change with this id. A message that it marked
 * as read is unread again.
 */
export const reversed = (updates: readonly LeadUpdate[], undoes: string): LeadUpdates => ({
  kind: 'update',
  undoes,
  updates: updates.map(({ before, after, ...lead }) => ({
    ...lead,
    before: { ...before, ...after },
    after: only(before, [...Object.keys(after), 'read_at']),
  })),
});

/**
 * Marking as read happens in the background. No one waits for it, and a failure shows no message.
 */
export const isBackgroundChange = (change: Change): boolean =>
  change.kind === 'update' &&
  change.updates.every(({ after }) => Object.keys(after).every((name) => name === 'read_at'));

export function idsOf(change: Change): readonly string[] {
  if (change.kind === 'update') return change.updates.map(({ id }) => id);
  if (change.kind === 'resend') return change.leadIds;
  return [change.kind === 'caller' ? change.caller.id : change.leadId];
}

const withUpdate = (lead: StoredLead, { after }: LeadUpdate): StoredLead => ({
  ...lead,
  ...(isHandling(after) && { read_at: lead.read_at ?? lead.created_at }),
  ...after,
});

/** Applies a change to the messages. Unchanged messages stay the same objects. */
export function withChanges(
  leads: readonly StoredLead[],
  pending: readonly Change[],
): readonly StoredLead[] {
  const updates = pending.flatMap((change) => (change.kind === 'update' ? change.updates : []));
  if (updates.length === 0) return leads;
  const byLead = Map.groupBy(updates, ({ id }) => id);
  return leads.map((lead) => byLead.get(lead.id)?.reduce(withUpdate, lead) ?? lead);
}

/** The callers' messages that aren't stored yet, newest first. */
export const waitingCallers = (pending: readonly Change[], me: string): readonly StoredLead[] =>
  pending
    .flatMap((change) => (change.kind === 'caller' ? change : []))
    .map(({ caller, at }) =>
      leadOf({ ...caller, status: 'new', read_at: at, created_at: at, added_by: me }),
    )
    .reverse();

const counted = (count: number) => (count === 1 ? 'Message' : `${count} messages`);

/** Returns the toast text for a change. For a single message, it names the sender. */
export function successMessage(updates: readonly LeadUpdate[], name: string): string {
  const { after = {} } = updates[0] ?? {};
  const what = updates.length === 1 ? name : counted(updates.length);
  if (after.deleted_at) return `${counted(updates.length)} deleted`;
  const text = textOfChange('changed', after);
  if (after.status === 'won' && after.next_at) {
    return `${what}: ${text}. ${ASK_FOR_REVIEW} ${dayLabel(after.next_at)}`;
  }
  if (text !== undefined) return `${what}: ${text}`;
  if (after.read_at === null) return `${counted(updates.length)} marked as unread`;
  return `${counted(updates.length)} restored`;
}
