import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import type { Change, LeadUpdate } from './changes.ts';
import { textOf, textOfChange } from './columnTexts.ts';
import { guardedColumns, type LeadEvent, type StoredLead } from './storedLead.ts';

/** A change missed some messages because another manager had changed or deleted them. */
export class LeadConflictError extends Error {
  override readonly name = 'LeadConflictError';
  readonly refused: readonly LeadUpdate[];
  readonly current: readonly StoredLead[];
  /** The history of the only refused message. Empty if it isn't known. */
  readonly events: readonly LeadEvent[];

  constructor(
    refused: readonly LeadUpdate[],
    current: readonly StoredLead[],
    events: readonly LeadEvent[] = [],
  ) {
    super('Someone else changed these messages');
    this.refused = refused;
    this.current = current;
    this.events = events;
  }
}

/** Returns the updates that a failure prevented. */
export function refusedUpdates(change: Change, error: unknown): readonly LeadUpdate[] {
  if (error instanceof LeadConflictError) return error.refused;
  return change.kind === 'update' ? change.updates : [];
}

/** Names who has changed a message last. Follow-ups have no history. */
function nameOfOther(events: readonly LeadEvent[], kind: string): string {
  const author = events.findLast((event) => event.kind === kind)?.author;
  return author ? personName(author) : 'Someone else';
}

/** Describes another manager's change to a message. */
export function conflictReason({ id, before }: LeadUpdate, error: LeadConflictError): string {
  const { current, events } = error;
  const lead = current.find((each) => each.id === id);
  if (!lead) return 'It no longer exists.';
  if (lead.deleted_at) return `${nameOfOther(events, 'deleted')} deleted it.`;
  // Recording a contact changes the status and the follow-up, which is the more telling one.
  const changed = guardedColumns.findLast(
    (name) => before[name] !== undefined && before[name] !== lead[name],
  );
  const name = changed ?? 'status';
  return `${nameOfOther(events, name)} ${textOf('conflict', name, lead[name])}`;
}

/** Makes the same change for the current state, since the manager has seen it. */
export function rebased(change: Change, error: unknown): Change {
  if (change.kind !== 'update' || !(error instanceof LeadConflictError)) return change;
  const now = new Map(error.current.map((lead) => [lead.id, lead]));
  const updates = error.refused.flatMap((update): LeadUpdate[] => {
    const lead = now.get(update.id);
    if (!lead) return [];
    const seen = guardedColumns
      .filter((name) => name in update.before)
      .map((name) => [name, lead[name]] as const);
    return [{ ...update, before: { ...update.before, ...Object.fromEntries(seen) } }];
  });
  return { kind: 'update', updates };
}

const details = (values: object) => Object.values(values).filter(Boolean).join(', ');

/** Returns the text for a failed change, which follows the sender's name. It repeats typed text. */
export function failureMessage(change: Change, id: string): string {
  if (change.kind === 'note' || change.kind === 'edit') {
    return `The note “${change.note.text}” wasn’t saved.`;
  }
  if (change.kind === 'resend') return 'The notification wasn’t sent again.';
  if (change.kind === 'contact') return 'The contact wasn’t saved.';
  if (change.kind === 'forget') return 'The contact wasn’t removed.';
  if (change.kind === 'caller') {
    const { id: _id, name: _name, ...caller } = change.caller;
    return `wasn’t saved (${details(caller)}).`;
  }
  const { after = {} } = change.updates.find((update) => update.id === id) ?? {};
  if (after.deleted_at) return 'wasn’t deleted.';
  return textOfChange('failed', after) ?? 'wasn’t restored.';
}
