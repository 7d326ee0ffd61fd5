import { AdapterError } from './adapter/index.ts';
import type { LeadUpdate } from './changes.ts';
import { statusLabel } from './statuses.ts';
import type { StoredLead } from './storedLead.ts';

/** A change reached some messages, and not these: somebody else changed or deleted them since. */
export class LeadConflictError extends Error {
  override readonly name = 'LeadConflictError';
  readonly refused: readonly LeadUpdate[];
  /** As they are now. */
  readonly current: readonly StoredLead[];

  constructor(refused: readonly LeadUpdate[], current: readonly StoredLead[]) {
    super('Someone else changed these messages');
    this.refused = refused;
    this.current = current;
  }
}

/** No answer came: what was asked may be asked again as it is. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof AdapterError && error.kind === 'network';

/** What somebody else made of a message. */
export function conflictReason(id: string, { current }: LeadConflictError): string {
  const lead = current.find((each) => each.id === id);
  if (!lead) return 'It no longer exists.';
  if (lead.deleted_at) return 'Someone else deleted it.';
  return `Someone else set it to ${statusLabel(lead.status)}.`;
}
