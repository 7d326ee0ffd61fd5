import { AdapterError, CONNECTION_LOST } from '@custom-designs/supabase/errors';
import { imageBucket, newPath, pathsOf } from '@custom-designs/supabase/storedFiles';
import type { TablesInsert } from '../../../../../supabase/database.gen.ts';
import { asManager } from '../../auth/index.ts';
import { connectManager, type ManagerClient } from '../../auth/managerClient.ts';
import { isCameraName } from '../cameraNames.ts';
import { columnOf, imageFields, type StoredImage, storedValue } from '../image.ts';
import { removeFiles } from './deleteImage.ts';
import { insertRow, UnknownOutcome } from './readImages.ts';
import {
  copyColumns,
  type ImageUpload,
  storeFiles,
  UPLOAD_FAILED,
  type UploadTarget,
} from './storeFile.ts';

type Typed = Pick<TablesInsert<'images'>, (typeof imageFields)[number]['name']>;

/** The row of an upload (docs/behavior/data.md#images-table). The table sets `created_at`. */
const rowOf = ({ content, ...upload }: ImageUpload, { id, url }: UploadTarget) => ({
  id,
  image_id: 'placeholder',
  file_name: upload.fileName,
  file_path: url,
  bucket_name: imageBucket,
  ...(Object.fromEntries(
    imageFields.map(({ name }) => [columnOf(name), storedValue(upload[name])]),
  ) as Typed),
  file_size: content.size,
  mime_type: content.type,
  width: upload.width,
  height: upload.height,
  ...copyColumns(upload),
  is_featured: false,
  // Visitors see a picture with a camera's name once it has a title. One without any shows at once,
  // because posts and projects store theirs so, and visitors of a project must see them.
  is_published: !isCameraName(upload.title),
});

function newTarget(client: ManagerClient, extension: string): UploadTarget {
  const path = newPath(extension);
  const { publicUrl } = client.storage.from(imageBucket).getPublicUrl(path).data;
  const id = crypto.randomUUID();
  return { id, path, url: publicUrl, isStored: false, mayHaveRow: false };
}

/**
 * Whether to remove the files after a failure. They stay if the row may have been written, or if
 * there's no session to remove them. The next attempt then finds them.
 */
function isTakenBack(error: unknown, target: UploadTarget, signal: AbortSignal | undefined) {
  if (target.mayHaveRow) return false;
  if (signal?.aborted) return true;
  const isSignedOut = error instanceof AdapterError && error.reason === 'signed-out';
  return target.isStored && !isSignedOut;
}

/** The file's error message: never an engine's text, and one text for a lost connection. */
function shownError(error: unknown): AdapterError {
  if (!(error instanceof AdapterError)) {
    return new AdapterError('malformed', 'Unknown error', error);
  }
  const { kind, message, cause, reason } = error;
  return message === CONNECTION_LOST
    ? new AdapterError(kind, `${UPLOAD_FAILED}${message}`, cause, reason)
    : error;
}

/** Stores pictures, and remembers the target of each until it's finished. */
export function createUploader() {
  const targets = new Map<string, UploadTarget>();

  async function takeBack(key: string, { path }: UploadTarget) {
    const left = await removeFiles(pathsOf(path));
    // If files remain, the next attempt finds and uses them.
    if (left.length === 0) targets.delete(key);
  }

  /**
   * Uploads an image (docs/behavior/data.md#backend-calls): the file, its public address, and the row.
   * Can be repeated with the same key after any failure: it resumes and stores nothing twice.
   * @throws AdapterError with the file's message, or the signal's reason if canceled
   */
  async function upload(picture: ImageUpload): Promise<StoredImage> {
    const { key, extension, signal } = picture;
    try {
      const target = targets.get(key) ?? newTarget(await connectManager(), extension);
      targets.set(key, target);
      return await asManager(async (client) => {
        await storeFiles(client, picture, target);
        const image = await insertRow(client, rowOf(picture, target), 'Unknown error');
        targets.delete(key);
        return image;
      });
    } catch (error) {
      const target = targets.get(key);
      if (target) target.mayHaveRow ||= error instanceof UnknownOutcome;
      if (target && isTakenBack(error, target, signal)) await takeBack(key, target);
      throw signal?.aborted ? error : shownError(error);
    }
  }

  return { upload };
}
