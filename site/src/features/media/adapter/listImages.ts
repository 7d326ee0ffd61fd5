import type { Answer } from '../../../supabase/errors.ts';
import type { Supabase } from '../../../supabase/client.ts';
import type { MediaClient } from '../../../supabase/managerClient.ts';
import { writePlaceholder } from '../../../supabase/storagePaths.ts';
import { reportError } from '../../../supabase/reportError.ts';
import { readInSteps } from '../../../supabase/fetchAllPages.ts';
import { readRows } from '../../../supabase/readRows.ts';
import { oneImage, requireAnswer } from './answers.ts';
import { type StoredImage, toImage } from './image.ts';
import { imageRow, imageTable } from './row.ts';

const fallback = 'Failed to fetch images';

/**
 * Lists images (docs/behavior.md#backend-calls): all rows, newest first, beyond the 1,000 that one answer
 * holds. Rows that break the schema are reported and left out. Everybody may read.
 * @throws AdapterError whose message the screen shows behind 'Error loading images: '
 */
export async function listImages(
  client: Supabase | MediaClient,
  signal: AbortSignal = new AbortController().signal,
): Promise<StoredImage[]> {
  const assert = (answer: Answer) => requireAnswer(fallback, answer);
  const rows = await readInSteps(assert, (from, to) =>
    (client as Supabase)
      .from(imageTable)
      .select('*')
      .order('created_at', { ascending: false, nullsFirst: false })
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  const images = readRows(imageTable, imageRow, rows).map(toImage);
  // A row added between two steps moves the last one of a step into the next as well.
  return [...new Map(images.map((image) => [image.id, image])).values()];
}

/**
 * Another image with the same bytes, the one stored first. Nothing is lost without the answer, so a
 * failure is only reported.
 */
export async function findTwin(
  client: MediaClient,
  { id, sha256 }: Pick<StoredImage, 'id' | 'sha256'>,
): Promise<StoredImage | undefined> {
  if (!sha256) return undefined;
  const placeholders = [true, false].map((hasCopy) => writePlaceholder(hasCopy, sha256));
  const answer = await client
    .from(imageTable)
    .select('*')
    .in('image_id', placeholders)
    .neq('id', id)
    .order('created_at')
    .limit(1);
  if (!answer.error) return oneImage(fallback, answer.data);
  reportError(`Nobody said whether ${id} is stored twice`, answer.error.message);
  return undefined;
}

/** The row as it is now; undefined when it is gone. @throws AdapterError */
export async function readImage(client: MediaClient, id: string): Promise<StoredImage | undefined> {
  const answer = await client.from(imageTable).select('*').eq('id', id);
  requireAnswer(fallback, answer);
  return oneImage(fallback, answer.data);
}
