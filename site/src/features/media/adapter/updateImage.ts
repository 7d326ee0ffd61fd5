import { AdapterError } from '../../../supabase/errors.ts';
import type { MediaClient } from '../../../supabase/managerClient.ts';
import { asManager } from '../../auth/index.ts';
import {
  changeable,
  columnOf,
  type ImageChanges,
  type StoredImage,
  storedValue,
} from '../image.ts';
import { imageTable, oneImage, readImage, requireAnswer } from './readImages.ts';

type Value = string | boolean | readonly string[] | null;

interface ColumnChange {
  readonly name: keyof ImageChanges;
  readonly column: string;
  readonly before: Value;
  readonly after: Value;
}

const isEqual = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the image as it was known; blank texts become none. */
const columnsOf = (image: StoredImage, changes: ImageChanges): ColumnChange[] =>
  changeable.flatMap((name) => {
    const wanted = changes[name];
    if (wanted === undefined) return [];
    const [before, after] = [image[name], storedValue(wanted)];
    return isEqual(before, after) ? [] : [{ name, column: columnOf(name), before, after }];
  });

const isBefore = (image: StoredImage, changes: readonly ColumnChange[]): boolean =>
  changes.every(({ name, before }) => isEqual(image[name], before));

const isAfter = (image: StoredImage, changes: readonly ColumnChange[]): boolean =>
  changes.every(({ name, after }) => isEqual(image[name], after));

/** A list as PostgreSQL writes it: `{"one","two, with comma"}`. */
const listText = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Filters travel in the address, which proxies cut at some thousand letters. */
const LONGEST_FILTER = 1500;

/** A condition of the table API, or undefined for a value too long to travel in an address. */
interface Condition {
  readonly column: string;
  readonly operator: string;
  readonly value: string | null;
}

/** The condition that a column still is as it was known; undefined when it cannot be asked this way. */
function stillAsBefore({ column, before }: ColumnChange): Condition | undefined {
  if (before === null) return { column, operator: 'is', value: null };
  // A mark, or a list, that was never set counts as the one that says no, or is empty.
  if (typeof before === 'boolean') {
    return { column, operator: before ? 'is' : 'not.is', value: 'true' };
  }
  if (Array.isArray(before) && before.length === 0) return undefined;
  const value = typeof before === 'object' ? listText(before) : String(before);
  return encodeURIComponent(value).length > LONGEST_FILTER
    ? undefined
    : { column, operator: 'eq', value };
}

const fallback = 'Failed to update image';

/** Somebody else changed the same columns since the image was read. */
export class ChangedMeanwhile extends AdapterError {
  override readonly name = 'ChangedMeanwhile';
  /** As it is now: to show, and to base another try on. */
  readonly current: StoredImage;

  constructor(current: StoredImage) {
    super('conflict', 'Somebody else changed this image meanwhile');
    this.current = current;
  }
}

/** What it means that no row changed: success to supabase-js, under row-level security. */
async function explainNothing(id: string, changes: readonly ColumnChange[]): Promise<StoredImage> {
  const current = await readImage(id);
  if (!current) throw new AdapterError('missing', 'This image has been deleted meanwhile.');
  if (isAfter(current, changes)) return current;
  if (!isBefore(current, changes)) throw new ChangedMeanwhile(current);
  throw new AdapterError('denied', 'You may not change images');
}

async function write(
  client: MediaClient,
  id: string,
  changes: readonly ColumnChange[],
): Promise<StoredImage> {
  const conditions = changes.map(stillAsBefore);
  if (conditions.includes(undefined)) {
    // What cannot be a condition is compared beforehand; between the two lies one round trip.
    const current = await readImage(id);
    if (!current || !isBefore(current, changes)) return explainNothing(id, changes);
  }
  const values = Object.fromEntries(changes.map(({ column, after }) => [column, after]));
  let update = client.from(imageTable).update(values).eq('id', id);
  for (const condition of conditions) {
    if (condition) update = update.filter(condition.column, condition.operator, condition.value);
  }
  const answer = await update.select('*');
  requireAnswer(fallback, answer);
  return oneImage(fallback, answer.data) ?? explainNothing(id, changes);
}

/**
 * Updates an image (docs/behavior.md#backend-calls): sends the changed columns alone, and only as long as
 * they are as they were known. Two managers who change different columns both succeed.
 * @returns the row as it is now, with what others changed in other columns
 * @throws ChangedMeanwhile, or AdapterError: `denied` when no row changed because the policies say no
 */
export async function updateImage(image: StoredImage, changes: ImageChanges): Promise<StoredImage> {
  const columns = columnsOf(image, changes);
  return columns.length === 0 ? image : asManager((client) => write(client, image.id, columns));
}
