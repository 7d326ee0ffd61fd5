import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import { dayLabel } from './followUp.ts';
import { statusLabel } from './statuses.ts';
import {
  type GuardedColumn,
  guardedColumns,
  type LeadChanges,
  type StoredLead,
} from './storedLead.ts';

/** Describes a new value of a column to managers. */
interface ColumnTexts<Value> {
  /** Follows the sender's name and a colon. */
  readonly changed: (value: Value) => string;
  /** Says that a change failed. Follows the sender's name. */
  readonly failed: (value: Value) => string;
  /** Says that another manager has set it. Follows the manager's name. */
  readonly conflict: (value: Value) => string;
}

const texts: { readonly [Name in GuardedColumn]: ColumnTexts<StoredLead[Name]> } = {
  status: {
    changed: statusLabel,
    failed: (status) => `wasn’t set to ${statusLabel(status)}.`,
    conflict: (status) => `set it to ${statusLabel(status)}.`,
  },
  next_at: {
    changed: (day) => (day ? `follow up ${dayLabel(day)}` : 'no follow-up'),
    failed: (day) =>
      day ? `wasn’t set to follow up ${dayLabel(day)}.` : 'still has its follow-up.',
    conflict: (day) => (day ? `set the follow-up to ${dayLabel(day)}.` : 'cleared the follow-up.'),
  },
  owner: {
    changed: (owner) => (owner ? `assigned to ${personName(owner)}` : 'no owner'),
    failed: (owner) =>
      owner ? `wasn’t assigned to ${personName(owner)}.` : 'still has its owner.',
    conflict: (owner) => (owner ? `assigned it to ${personName(owner)}.` : 'removed its owner.'),
  },
};

export const textOf = <Name extends GuardedColumn>(
  kind: keyof ColumnTexts<never>,
  name: Name,
  value: StoredLead[Name],
): string => texts[name][kind](value);

/** Describes the first column of a change. Undefined if it has no guarded column. */
export function textOfChange(kind: 'changed' | 'failed', after: LeadChanges): string | undefined {
  for (const name of guardedColumns) {
    const value = after[name];
    if (value !== undefined) return textOf(kind, name, value);
  }
  return undefined;
}
