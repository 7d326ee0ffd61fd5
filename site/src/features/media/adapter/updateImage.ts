import { AdapterError } from '../../../supabase/errors.ts';
import { asManager } from '../../auth/adapter/index.ts';
import type { MediaClient } from '../../../supabase/managerClient.ts';
import { oneImage, requireAnswer } from './answers.ts';
import {
  type ColumnChange,
  columnsOf,
  type ImageChanges,
  isAfter,
  isBefore,
  stillAsBefore,
} from './changes.ts';
import type { StoredImage } from './image.ts';
import { readImage } from './listImages.ts';
import { imageTable } from './row.ts';

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
async function explainNothing(
  client: MediaClient,
  id: string,
  changes: readonly ColumnChange[],
): Promise<StoredImage> {
  const current = await readImage(client, id);
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
    const current = await readImage(client, id);
    if (!current || !isBefore(current, changes)) return explainNothing(client, id, changes);
  }
  const values = Object.fromEntries(changes.map(({ column, after }) => [column, after]));
  let update = client.from(imageTable).update(values).eq('id', id);
  for (const condition of conditions) {
    if (condition) update = update.filter(condition.column, condition.operator, condition.value);
  }
  const answer = await update.select('*');
  requireAnswer(fallback, answer);
  return oneImage(fallback, answer.data) ?? explainNothing(client, id, changes);
}

/**
 * Updates an image (docs/behavior.md#backend-calls): sends the changed columns alone, and only as long as
 * they are as they were known. Two managers who change different columns both succeed.
 * @returns the row as it is now, with what others changed in other columns
 * @throws ChangedMeanwhile, or AdapterError: `denied` when no row changed because the policies say no
 */
export async function updateImage(
  client: MediaClient,
  image: StoredImage,
  changes: ImageChanges,
): Promise<StoredImage> {
  const columns = columnsOf(image, changes);
  return columns.length === 0 ? image : asManager(client, () => write(client, image.id, columns));
}
