interface Place {
  readonly id: string;
  readonly isAfter: boolean;
}

/** The ids after some of them were moved before or after another one. */
export function reordered(
  ids: readonly string[],
  moved: readonly string[],
  { id, isAfter }: Place,
): readonly string[] {
  if (moved.includes(id)) return ids;
  const others = ids.filter((each) => !moved.includes(each));
  const at = others.indexOf(id) + (isAfter ? 1 : 0);
  // In their own order, whichever was chosen first.
  return others.toSpliced(at, 0, ...ids.filter((each) => moved.includes(each)));
}
