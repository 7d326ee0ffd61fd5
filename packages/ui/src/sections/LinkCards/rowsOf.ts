export type RowSize = 1 | 2 | 3;

/** Ends that leave no single card over; every other row is of two, so that no two rows look alike. */
const ends: Readonly<Record<number, readonly RowSize[]>> = {
  0: [],
  1: [1],
  2: [2],
  3: [3],
  4: [2, 2],
  6: [3, 3],
  8: [3, 2, 3],
};

/** How many cards each row holds, e.g. 10 -> 2, 3, 2, 3 and 7 -> 2, 3, 2. */
export function rowsOf(count: number): readonly RowSize[] {
  return ends[count] ?? [2, 3, ...rowsOf(count - 5)];
}

/** The size of the row that each card stands in. */
export const rowOfEach = (count: number): readonly RowSize[] =>
  rowsOf(count).flatMap((size) => Array.from({ length: size }, () => size));
