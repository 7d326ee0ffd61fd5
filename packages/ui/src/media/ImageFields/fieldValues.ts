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

/** Only the fields that differ: nothing else is to be sent. */
export const changesOf = (before: FieldValues, now: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => stored(before[name]) !== stored(value)),
  );
