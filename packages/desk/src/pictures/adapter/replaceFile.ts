import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import type { PreparedPicture } from '@custom-designs/supabase/pictures/preparePicture';
import { mediumPath, uploadPathFromUrl } from '@custom-designs/supabase/storedFiles';
import { asManager } from '../../auth/index.ts';
import type { StoredImage } from '../image.ts';
import { removeFiles } from './deleteImage.ts';
import { imageTable, oneImage, readChangeable } from './readImages.ts';
import { copyColumns, overwriteFiles } from './storeFile.ts';

const fallback = 'Failed to replace the file';

/** Only uploads can be replaced, not pictures from elsewhere. */
export const isReplaceable = ({ url }: Pick<StoredImage, 'url'>): boolean =>
  uploadPathFromUrl(url) !== null;

/** The public address with a version, because browsers cache the former file for an hour. */
const versioned = (url: string) => `${url.replace(/[?#].*$/, '')}?v=${Date.now()}`;

/**
 * Gives an upload another file. Its row, words, id, and address stay. Can be repeated after any
 * failure.
 * @throws AdapterError
 */
export const replaceFile = (image: StoredImage, picture: PreparedPicture): Promise<StoredImage> =>
  asManager(async (client) => {
    const path = uploadPathFromUrl(image.url);
    if (!path) throw new AdapterError('denied', 'This file can’t be replaced.');
    // Without a row, the files would be left over.
    await readChangeable(client, image.id, fallback);
    await overwriteFiles(client, path, picture);
    const { medium, content, width, height } = picture;
    const file = {
      file_path: versioned(image.url),
      ...{ file_size: content.size, mime_type: content.type, width, height },
      ...copyColumns(picture),
    };
    const answer = await client.from(imageTable).update(file).eq('id', image.id).select('*');
    requireAnswer(fallback, answer);
    const replaced = oneImage(fallback, answer.data);
    if (!replaced) throw new AdapterError('denied', 'This account can’t change images.');
    // The row no longer names the former picture's copy, so no page asks for it.
    const between = mediumPath(path);
    if (between && !medium) await removeFiles([between]);
    return replaced;
  });
