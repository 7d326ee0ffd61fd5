import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import { shortTime } from '../time.ts';
import type { FactChange } from './adapter/rows.ts';

const at = ({ changed_at }: FactChange) => shortTime(changed_at);

/** "Changed by Ana, Nov 26, 2:14 PM", or "Confirmed by Ana, ..." */
export const changeInWords = (change: FactChange, isConfirmed: boolean): string =>
  `${isConfirmed ? 'Confirmed' : 'Changed'}${change.changed_by ? ` by ${personName(change.changed_by)}` : ''}, ${at(change)}`;

/** What another manager saved while this one was typing. */
export function conflictInWords(change: FactChange | undefined, value: string): string {
  const who = change?.changed_by ? personName(change.changed_by) : 'Someone else';
  const when = change ? ` (${at(change)})` : '';
  return `${who} changed this while you were typing${when}. It now says: ${value || 'not stated'}.`;
}
