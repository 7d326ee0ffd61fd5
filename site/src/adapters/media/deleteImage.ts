import { AdapterError } from '../AdapterError.ts';
import { asManager, confirmSignedIn } from '../auth/index.ts';
import type { MediaClient } from '../clientMedia.ts';
import { requireAnswer } from './answers.ts';
import type { StoredImage } from './image.ts';
import { readImage } from './listImages.ts';
import { isUpload, placeOf, smallPlace } from './places.ts';
import { imageBucket, imageTable } from './row.ts';

const fallback = 'Failed to delete image';

export interface Deleted {
  /** Files whose row is gone but that could not be removed: to be listed under 'Clean up'. */
  readonly leftBehind: readonly string[];
}

/** Takes files out of the bucket; those that would not go come back. It never throws. */
export async function removeFiles(
  client: MediaClient,
  places: readonly string[],
): Promise<readonly string[]> {
  if (places.length === 0) return [];
  const remove = async () => client.storage.from(imageBucket).remove([...places]);
  const answer = await remove().catch((error: unknown) => ({ data: null, error }));
  if (answer.error) return places;
  if (answer.data && answer.data.length > 0) return [];
  // None went: there were none, or the session ended and the policies hide them without a word.
  return (await confirmSignedIn(client).catch(() => null)) ? [] : places;
}

/** The picture and its small copy, unless another row shows the same file. */
async function removeFilesOf(client: MediaClient, { url }: StoredImage): Promise<Deleted> {
  const place = placeOf(url);
  if (!place || !isUpload(place)) return { leftBehind: [] };
  const places = [place, smallPlace(place)].filter((each) => each !== null);
  const others = await client.from(imageTable).select('id').eq('file_path', url).limit(1);
  if (others.error) return { leftBehind: places };
  return { leftBehind: others.data.length > 0 ? [] : await removeFiles(client, places) };
}

async function deleteRow(client: MediaClient, id: string): Promise<void> {
  const answer = await client.from(imageTable).delete().eq('id', id).select('id');
  requireAnswer(fallback, answer);
  if ((answer.data ?? []).length > 0 || !(await readImage(client, id))) return;
  throw new AdapterError('denied', 'You may not delete images');
}

/**
 * "Delete image" of specification section 7: the row, and once it is really gone its files. A row
 * that was gone before counts as deleted.
 * @throws AdapterError when the row stayed; then the files stay as well
 */
export async function deleteImage(client: MediaClient, image: StoredImage): Promise<Deleted> {
  await asManager(client, () => deleteRow(client, image.id));
  return removeFilesOf(client, image);
}
