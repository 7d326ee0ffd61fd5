import type { StoredImage } from './image.ts';

/** What a manager can change (docs/behavior.md#backend-calls). */
export interface ImageChanges {
  readonly title?: string;
  readonly description?: string;
  readonly category?: string;
  readonly tags?: readonly string[];
  readonly isFeatured?: boolean;
}

const columns = ['title', 'description', 'category', 'tags', 'is_featured'] as const;
type Column = (typeof columns)[number];
type Value = string | boolean | readonly string[] | null;

export interface ColumnChange {
  readonly column: Column;
  readonly before: Value;
  readonly after: Value;
}

const orNull = (text: string | undefined) => (text === undefined ? text : text.trim() || null);

const wantedOf = (changes: ImageChanges): Readonly<Record<Column, Value | undefined>> => ({
  title: orNull(changes.title),
  description: orNull(changes.description),
  category: changes.category,
  tags: changes.tags,
  is_featured: changes.isFeatured,
});

const valueIn = (image: StoredImage, column: Column): Value =>
  column === 'is_featured' ? image.isFeatured : image[column];

const isEqual = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the image as it was known; blank texts become none. */
export function columnsOf(image: StoredImage, changes: ImageChanges): ColumnChange[] {
  const wanted = wantedOf(changes);
  return columns.flatMap((column) => {
    const [before, after] = [valueIn(image, column), wanted[column]];
    return after === undefined || isEqual(before, after) ? [] : [{ column, before, after }];
  });
}

export const isBefore = (image: StoredImage, changes: readonly ColumnChange[]): boolean =>
  changes.every(({ column, before }) => isEqual(valueIn(image, column), before));

export const isAfter = (image: StoredImage, changes: readonly ColumnChange[]): boolean =>
  changes.every(({ column, after }) => isEqual(valueIn(image, column), after));

/** A list as PostgreSQL writes it: `{"one","two, with comma"}`. */
const listText = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Filters travel in the address, which proxies cut at some thousand letters. */
const LONGEST_FILTER = 1500;

/** A condition of the table API, or undefined for a value too long to travel in an address. */
export interface Condition {
  readonly column: string;
  readonly operator: string;
  readonly value: string | null;
}

/** The condition that a column still is as it was known; undefined when it cannot be asked this way. */
export function stillAsBefore({ column, before }: ColumnChange): Condition | undefined {
  if (before === null) return { column, operator: 'is', value: null };
  // A mark, or a list, that was never set counts as the one that says no, or is empty.
  if (column === 'is_featured') {
    return { column, operator: before ? 'is' : 'not.is', value: 'true' };
  }
  if (Array.isArray(before) && before.length === 0) return undefined;
  const value = typeof before === 'object' ? listText(before) : String(before);
  return encodeURIComponent(value).length > LONGEST_FILTER
    ? undefined
    : { column, operator: 'eq', value };
}
