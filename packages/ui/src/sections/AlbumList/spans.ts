/** The columns of a picture: of twelve on a desktop, and of two on a phone. */
export type Spans = readonly [desktop: number, phone: number];

/** Gives each of this many pictures its columns, so that every row is full. */
export function spansOf(count: number): readonly Spans[] {
  // The last rows, by the number of pictures that rows of four would leave over.
  const ends: readonly (readonly number[])[] = [[], [6, 6, 4, 4, 4], [4, 4, 4, 4, 4, 4], [4, 4, 4]];
  const end = count < 3 ? Array<number>(count).fill(6) : (ends[count % 4] ?? []);
  return [...Array<number>(count - end.length).fill(3), ...end].map((desktop, index) => [
    desktop,
    count % 2 === 1 && index === count - 1 ? 2 : 1,
  ]);
}
