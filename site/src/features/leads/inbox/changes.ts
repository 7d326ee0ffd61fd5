import { statusLabel } from './statuses.ts';
import type { LeadChanges, StoredLead } from './storedLead.ts';

/** A change to one message. It applies only while the message still has the expected state. */
export interface LeadUpdate {
  readonly id: string;
  readonly before: LeadChanges;
  readonly after: LeadChanges;
}

/**
 * A manager's action as plain data, so that it can wait in the browser and be sent after a reload.
 * It contains no visitor's data.
 */
export type Change =
  | { readonly kind: 'update'; readonly updates: readonly LeadUpdate[] }
  | {
      readonly kind: 'note';
      readonly leadId: string;
      /** The browser chooses the id, so a note that is sent twice is stored once. */
      readonly note: { readonly id: string; readonly text: string; readonly at: string };
    }
  | {
      readonly kind: 'resend';
      readonly leadIds: readonly string[];
      readonly deliveryIds: readonly string[];
    };

const only = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => names.includes(name)),
  ) as Partial<Values>;

/** Makes one change for several messages, without those that already have the values. */
export function changeAll(leads: readonly StoredLead[], after: LeadChanges): Change {
  const names = Object.keys(after) as (keyof LeadChanges)[];
  // Deleting or restoring also expects the known status, so that another manager's change isn't
  // lost.
  const known = 'deleted_at' in after ? [...names, 'status'] : names;
  const updates = leads
    .filter((lead) => names.some((name) => lead[name] !== after[name]))
    .map((lead) => ({ id: lead.id, before: only(lead, known), after }));
  return { kind: 'update', updates };
}

/** Returns the change that undoes these updates. */
export const reversed = (updates: readonly LeadUpdate[]): Change => ({
  kind: 'update',
  updates: updates.map(({ before, after, ...lead }) => ({
    ...lead,
    before: { ...before, ...after },
    after: only(before, Object.keys(after)),
  })),
});

/**
 * Marking as read happens in the background. No one waits for it, and a failure shows no message.
 */
export const isBackgroundChange = (change: Change): boolean =>
  change.kind === 'update' &&
  change.updates.every(({ after }) => !('status' in after || 'deleted_at' in after));

export function idsOf(change: Change): readonly string[] {
  if (change.kind === 'update') return change.updates.map(({ id }) => id);
  return change.kind === 'resend' ? change.leadIds : [change.leadId];
}

/** Applies a change to the messages. Unchanged messages stay the same objects. */
export function withChanges(
  leads: readonly StoredLead[],
  pending: readonly Change[],
): readonly StoredLead[] {
  const updates = pending.flatMap((change) => (change.kind === 'update' ? change.updates : []));
  if (updates.length === 0) return leads;
  const afters = Map.groupBy(updates, ({ id }) => id);
  return leads.map((lead) => {
    const own = afters.get(lead.id);
    return own ? Object.assign({}, lead, ...own.map(({ after }) => after)) : lead;
  });
}

const counted = (count: number) => (count === 1 ? 'Message' : `${count} messages`);

/** Returns the toast text for a change. For a single message, it names the sender. */
export function successMessage(updates: readonly LeadUpdate[], name: string): string {
  const { after } = updates[0] ?? {};
  const what = updates.length === 1 ? name : counted(updates.length);
  if (after?.deleted_at) return `${counted(updates.length)} deleted`;
  if (after?.status) return `${what}: ${statusLabel(after.status)}`;
  if (after?.read_at === null) return `${counted(updates.length)} marked as unread`;
  return `${counted(updates.length)} restored`;
}

/** Returns the text for a failed change, which follows the sender's name. */
export function failureMessage(change: Change, id: string): string {
  if (change.kind === 'note') return `The note “${change.note.text}” wasn’t saved.`;
  if (change.kind === 'resend') return 'The notification wasn’t sent again.';
  const { after } = change.updates.find((update) => update.id === id) ?? {};
  if (after?.deleted_at) return 'wasn’t deleted.';
  if (after?.status) return `wasn’t set to ${statusLabel(after.status)}.`;
  return 'wasn’t restored.';
}
