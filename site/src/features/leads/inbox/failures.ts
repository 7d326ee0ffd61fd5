import { SignInDismissed } from '../../auth/index.ts';
import { AdapterError } from './adapter/index.ts';
import type { LeadUpdate } from './changes.ts';
import { statusLabel } from './statuses.ts';
import type { StoredLead } from './storedLead.ts';

/** A change reached some messages, and not these: somebody else changed or deleted them since. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
  readonly refused: readonly LeadUpdate[];
  /** As they are now. */
  readonly current: readonly StoredLead[];

  constructor(refused: readonly LeadUpdate[], current: readonly StoredLead[]) {
    super('Somebody else changed these messages meanwhile');
    this.refused = refused;
    this.current = current;
  }
}

/** No answer came: what was asked may be asked again as it is. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof AdapterError && error.kind === 'network';

/** Why something did not happen, and what to do, for somebody who is no engineer. */
export function reasonFor(error: unknown): string {
  if (error instanceof SignInDismissed) return 'You are not signed in.';
  if (!(error instanceof AdapterError)) return 'Something unexpected happened. Please try again.';
  if (error.reason === 'not-allowed') return 'This account is not a manager.';
  if (error.kind === 'network') {
    return 'Connection lost. Check your internet connection and try again.';
  }
  return error.message;
}

/** What somebody else made of a message. */
export function meanwhile(id: string, { current }: NotReached): string {
  const lead = current.find((each) => each.id === id);
  if (!lead) return 'It does not exist any more.';
  if (lead.deleted_at) return 'Somebody else deleted it.';
  return `Somebody else set it to ${statusLabel(lead.status)}.`;
}
