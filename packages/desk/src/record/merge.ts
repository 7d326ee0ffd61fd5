/** Spaces around a text are no change, because they aren't stored. */
const comparable = (value: unknown) =>
  JSON.stringify(typeof value === 'string' ? value.trim() : value);

/** Whether a save of one value would store the same as the other's. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  comparable(one) === comparable(other);

export interface Merged<Fields> {
  /** Unchanged fields take the stored values, and changed fields keep the editor's. */
  readonly fields: Fields;
  /** The fields that both changed differently. */
  readonly contested: readonly (keyof Fields)[];
}

/** Combines an editor's fields, made from `before`, with those that someone else has stored. */
export function merge<Fields extends object>(
  names: readonly (keyof Fields)[],
  isSameField: (one: Fields, other: Fields, name: keyof Fields) => boolean,
  { before, theirs, mine }: Readonly<Record<'before' | 'theirs' | 'mine', Fields>>,
): Merged<Fields> {
  const changed = names.filter((name) => !isSameField(before, mine, name));
  const fields = Object.assign({}, theirs, ...changed.map((name) => ({ [name]: mine[name] })));
  const contested = changed.filter(
    (name) => !isSameField(before, theirs, name) && !isSameField(theirs, mine, name),
  );
  return { fields, contested };
}
