import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import type { TablesUpdate } from '../../../../../supabase/database.gen.ts';
import { asManager } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import { ConflictError } from '../../record/table.ts';
import {
  changeable,
  columnOf,
  type ImageChanges,
  type StoredImage,
  storedValue,
  withPublication,
} from '../image.ts';
import { imageTable, oneImage, readChangeable } from './readImages.ts';

interface Change {
  readonly name: keyof ImageChanges;
  readonly before: unknown;
  readonly after: unknown;
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns only the differences from the known image. Blank text becomes null. */
function changesOf(image: StoredImage, wanted: ImageChanges): Change[] {
  const all = withPublication(image, wanted);
  return changeable.flatMap((name) => {
    if (all[name] === undefined) return [];
    const [before, after] = [image[name], storedValue(all[name])];
    return isEqual(before, after) ? [] : [{ name, before, after }];
  });
}

const fallback = 'Failed to update image';

async function write(
  client: ManagerClient,
  id: string,
  changes: readonly Change[],
): Promise<StoredImage> {
  const { current, version } = await readChangeable(client, id, fallback);
  if (changes.every(({ name, after }) => isEqual(current[name], after))) return current;
  if (!changes.every(({ name, before }) => isEqual(current[name], before))) {
    throw new ConflictError('image', current);
  }
  const values = Object.fromEntries(
    changes.map(({ name, after }) => [columnOf(name), after]),
  ) as TablesUpdate<'images'>;
  const answer = await client
    .from(imageTable)
    .update(values)
    .eq('id', id)
    .eq('updated_at', version)
    .select('*');
  requireAnswer(fallback, answer);
  const updated = oneImage(fallback, answer.data);
  if (updated) return updated;
  const { version: latest } = await readChangeable(client, id, fallback);
  // Under row-level security, an update without rights succeeds and changes no row.
  if (latest === version) throw new AdapterError('denied', 'This account can’t change images.');
  // Another manager saved in between, perhaps other columns.
  return write(client, id, changes);
}

/**
 * Updates an image (docs/behavior/data.md#backend-calls). It sends only the changed columns, and only
 * while they have the known values. Two managers who change different columns both succeed.
 * @returns the current row, including other managers' changes to other columns
 * @throws ConflictError with the current image, or AdapterError `denied` if the policies refuse
 */
export async function updateImage(image: StoredImage, wanted: ImageChanges): Promise<StoredImage> {
  const changes = changesOf(image, wanted);
  return changes.length === 0 ? image : asManager((client) => write(client, image.id, changes));
}
