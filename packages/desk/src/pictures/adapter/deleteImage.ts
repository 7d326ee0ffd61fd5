import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { imageBucket } from '@custom-designs/supabase/storedFiles';
import { asManager, confirmSignedIn } from '../../auth/index.ts';
import { connectManager } from '../../auth/managerClient.ts';
import type { StoredImage } from '../image.ts';
import { imageTable, oneImage, readImage } from './readImages.ts';

export const fallback = 'Failed to delete image';
export const notAllowed = () => new AdapterError('denied', 'This account can’t delete images.');

/**
 * Deletes an image at once (docs/behavior/media-center.md#media-deleting). The database keeps its row in the
 * trash. Its files stay until it's deleted for good.
 * @returns the image, or null if another manager deleted it first
 * @throws AdapterError if the row was not deleted
 */
export const deleteImage = ({ id }: Pick<StoredImage, 'id'>): Promise<StoredImage | null> =>
  asManager(async (client) => {
    const answer = await client.from(imageTable).delete().eq('id', id).select('*');
    requireAnswer(fallback, answer);
    const image = oneImage(fallback, answer.data);
    if (image) return image;
    if (await readImage(id)) throw notAllowed();
    return null;
  });

/** Removes files from the bucket and returns those that remain. Never throws. */
export async function removeFiles(paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const remove = async () => (await connectManager()).storage.from(imageBucket).remove([...paths]);
  const answer = await remove().catch((error: unknown) => ({ data: null, error }));
  if (answer.error) return paths;
  if (answer.data && answer.data.length > 0) return [];
  // Nothing was removed. Either there were no files, or the session has ended and the policies hide
  // them.
  return (await confirmSignedIn().catch(() => null)) ? [] : paths;
}
