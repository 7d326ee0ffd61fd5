import type { FieldValue, FieldValues, ImageField } from '../image.ts';

type Fields = readonly ImageField[];

/** What the fields show of an image; what it lacks is blank. */
export function valuesOf(image: object, fields: Fields): FieldValues {
  const values = image as Readonly<Record<string, FieldValue | null | undefined>>;
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, values[name] ?? (kind === 'tags' ? [] : '')]),
  );
}

/** As it would be stored: spaces around a text are no change. */
const stored = (value: FieldValue | undefined) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value);

export const isSameField = (a: FieldValues, b: FieldValues, name: string): boolean =>
  stored(a[name]) === stored(b[name]);

/** Only the fields that differ: nothing else is to be sent. */
export const changesOf = (before: FieldValues, now: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(now).filter(([name]) => !isSameField(before, now, name)));

export interface Rebased {
  /** Unchanged fields take the stored values, and changed fields keep the draft. */
  readonly draft: FieldValues;
  /** The draft's values of the fields that both changed. */
  readonly mine: FieldValues;
}

/** Somebody else stored `theirs` while `draft` was made from `before`. */
export function rebase(before: FieldValues, theirs: FieldValues, draft: FieldValues): Rebased {
  const changed = changesOf(before, draft);
  const isContested = (name: string) =>
    !isSameField(before, theirs, name) && !isSameField(theirs, draft, name);
  return {
    draft: { ...theirs, ...changed },
    mine: Object.fromEntries(Object.entries(changed).filter(([name]) => isContested(name))),
  };
}
