export type RowSize = 1 | 2 | 3;

/**
 * The last rows, chosen so that no card is alone. Every other row has two cards, so neighbors
 * differ.
 */
const ends: Readonly<Record<number, readonly RowSize[]>> = {
  0: [],
  1: [1],
  2: [2],
  3: [3],
  4: [2, 2],
  6: [3, 3],
  8: [3, 2, 3],
};

/** Returns the number of cards in each row, such as 10 -> 2, 3, 2, 3 and 7 -> 2, 3, 2. */
export function rowsOf(count: number): readonly RowSize[] {
  return ends[count] ?? [2, 3, ...rowsOf(count - 5)];
}

/** Returns the size of each card's row. */
export const rowOfEach = (count: number): readonly RowSize[] =>
  rowsOf(count).flatMap((size) => Array.from({ length: size }, () => size));
