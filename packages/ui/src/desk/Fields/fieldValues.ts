import type { FieldDescription, FieldValue, FieldValues } from './field.ts';

const blanks: Partial<Record<string, FieldValue>> = { tags: [], flag: false };

/** Returns the values of an item's fields. Missing ones are blank. */
export function valuesOf(item: object, fields: readonly FieldDescription[]): FieldValues {
  const values = item as Readonly<Record<string, FieldValue | null | undefined>>;
  return Object.fromEntries(
    fields.map(({ name, kind = 'text' }) => [name, values[name] ?? blanks[kind] ?? '']),
  );
}

/** Trims a value as it would be stored, so added spaces are no change. */
const stored = (value: FieldValue | undefined) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value);

export const isSameField = (a: FieldValues, b: FieldValues, name: string): boolean =>
  stored(a[name]) === stored(b[name]);

export const changesOf = (before: FieldValues, now: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(now).filter(([name]) => !isSameField(before, now, name)));

export interface Rebased {
  /** Unchanged fields take the stored values, and changed fields keep the draft. */
  readonly draft: FieldValues;
  /** The draft's values of the fields that both changed. */
  readonly mine: FieldValues;
}

/** Combines a draft made from `before` with the values that another manager has stored. */
export function rebase(before: FieldValues, theirs: FieldValues, draft: FieldValues): Rebased {
  const changed = changesOf(before, draft);
  const isContested = (name: string) =>
    !isSameField(before, theirs, name) && !isSameField(theirs, draft, name);
  return {
    draft: { ...theirs, ...changed },
    mine: Object.fromEntries(Object.entries(changed).filter(([name]) => isContested(name))),
  };
}
