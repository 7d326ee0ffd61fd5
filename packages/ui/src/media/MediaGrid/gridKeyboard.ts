import type { Key } from 'react-stately';
import type { ImageCollection } from './imageCollection.ts';

export interface GridKeyboardOptions {
  readonly collection: ImageCollection;
  readonly columns: number;
  /** How many rows Page Down goes. */
  readonly rowsPerPage: () => number;
  /** Asked when a key is pressed: direction is the page's, not the language's. */
  readonly isRightToLeft: () => boolean;
  readonly collator: Intl.Collator;
}

/** Where each key leads in two dimensions: React Aria's keyboard delegate, by arithmetic. */
export function gridKeyboard({
  collection,
  columns,
  rowsPerPage,
  isRightToLeft,
  collator,
}: GridKeyboardOptions) {
  const page = () => Math.max(1, rowsPerPage());
  const last = () => collection.size - 1;
  const rowOf = (index: number) => Math.floor(index / columns);
  const from = (key: Key, lead: (index: number) => number | null): Key | null => {
    const index = collection.indexOf(key);
    const next = index === undefined ? null : lead(index);
    return next === null ? null : collection.keyAt(next);
  };
  const down = (index: number, rows: number) => {
    if (index + rows * columns <= last()) return index + rows * columns;
    // The last row may be short, and a page longer than what is left.
    const isLastRow = rowOf(index) === rowOf(last());
    return isLastRow ? null : last();
  };
  const up = (index: number, rows: number) =>
    rowOf(index) === 0 ? null : Math.max(index % columns, index - rows * columns);
  const beside = (step: 1 | -1) => (key: Key) =>
    from(key, (index) => index + (isRightToLeft() ? -step : step));

  return {
    getKeyBelow: (key: Key) => from(key, (index) => down(index, 1)),
    getKeyAbove: (key: Key) => from(key, (index) => up(index, 1)),
    getKeyLeftOf: beside(-1),
    getKeyRightOf: beside(1),
    getKeyPageBelow: (key: Key) => from(key, (index) => down(index, page())),
    getKeyPageAbove: (key: Key) => from(key, (index) => up(index, page())),
    getFirstKey: () => collection.getFirstKey(),
    getLastKey: () => collection.getLastKey(),
    getKeyForSearch: (typed: string, fromKey?: Key | null) => {
      const start = (fromKey != null && collection.indexOf(fromKey)) || 0;
      for (let index = start; index < collection.size; index += 1) {
        const node = collection.at(index);
        const begins = node?.textValue.slice(0, typed.length) ?? '';
        if (node && collator.compare(begins, typed) === 0) return node.key;
      }
      return null;
    },
  };
}
