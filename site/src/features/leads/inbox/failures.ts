import { AdapterError } from './adapter/index.ts';
import type { LeadUpdate } from './changes.ts';
import { statusLabel } from './statuses.ts';
import type { StoredLead } from './storedLead.ts';

/** A change missed some messages because another manager had changed or deleted them. */
export class LeadConflictError extends Error {
  override readonly name = 'LeadConflictError';
  readonly refused: readonly LeadUpdate[];
  readonly current: readonly StoredLead[];

  constructor(refused: readonly LeadUpdate[], current: readonly StoredLead[]) {
    super('Someone else changed these messages');
    this.refused = refused;
    this.current = current;
  }
}

/** Whether there was no response, so the request can be repeated. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof AdapterError && error.kind === 'network';

/** Describes another manager's change to a message. */
export function conflictReason(id: string, { current }: LeadConflictError): string {
  const lead = current.find((each) => each.id === id);
  if (!lead) return 'It no longer exists.';
  if (lead.deleted_at) return 'Someone else deleted it.';
  return `Someone else set it to ${statusLabel(lead.status)}.`;
}
