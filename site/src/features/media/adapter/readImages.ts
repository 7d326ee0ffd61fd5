import type * as z from 'zod/mini';
import { connect } from '../../../supabase/client.ts';
import { AdapterError, type Answer, requireAnswer } from '../../../supabase/errors.ts';
import { connectMedia } from '../../../supabase/managerClient.ts';
import { fetchAllPages, readRows } from '../../../supabase/rows.ts';
import { inFull, readImageIdMetadata, smallCopyOf } from '../../../supabase/storedFiles.ts';
import { imageOf, imageRow, type StoredImage } from '../image.ts';

export const imageTable = 'images';

export function toImage(row: z.output<typeof imageRow>): StoredImage {
  const url = inFull(row.file_path);
  return {
    ...imageOf(row),
    url,
    thumbnailUrl: smallCopyOf({ file_path: url, image_id: row.image_id }),
    sha256: readImageIdMetadata(row.image_id).sha256,
  };
}

/** One row out of an answer; undefined when it holds none. @throws AdapterError when it cannot be read. */
export function oneImage(fallback: string, data: unknown): StoredImage | undefined {
  const given = Array.isArray(data) ? data : [data];
  const [row] = readRows(imageTable, imageRow, given);
  if (given.length > 0 && !row) throw new AdapterError('malformed', fallback);
  return row && toImage(row);
}

const fallback = 'Failed to fetch images';

/**
 * Lists images (docs/behavior.md#backend-calls): all rows, newest first, beyond the 1,000 that one answer
 * holds. Rows that break the schema are reported and left out. Everybody may read, so the gallery
 * does not wait for the client that signs in.
 * @throws AdapterError whose message the screen shows behind 'Error loading images: '
 */
export async function listImages(
  signal: AbortSignal = new AbortController().signal,
): Promise<StoredImage[]> {
  const client = await connect();
  const assert = (answer: Answer) => requireAnswer(fallback, answer);
  const rows = await fetchAllPages(assert, (from, to) =>
    client
      .from(imageTable)
      .select('*')
      .order('created_at', { ascending: false, nullsFirst: false })
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  return readRows(imageTable, imageRow, rows).map(toImage);
}

/** The row as it is now; undefined when it is gone. @throws AdapterError */
export async function readImage(
  id: string,
  words: string = fallback,
): Promise<StoredImage | undefined> {
  const client = await connectMedia();
  const answer = await client.from(imageTable).select('*').eq('id', id);
  requireAnswer(words, answer);
  return oneImage(words, answer.data);
}
