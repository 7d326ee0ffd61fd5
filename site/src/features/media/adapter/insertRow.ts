import { AdapterError, type Answer, requireAnswer, wordsOf } from '../../../supabase/errors.ts';
import type { MediaClient } from '../../../supabase/managerClient.ts';
import type { StoredImage } from '../image.ts';
import { imageTable, oneImage, readImage } from './readImages.ts';

const ALREADY_THERE = '23505';
/** A row is a few hundred bytes: an answer that takes so long will not come. */
const PATIENCE_MS = 30_000;

/** Nobody can say whether the row was written; kept files then stay, and another try finds out. */
export class UnknownOutcome extends AdapterError {
  override readonly name = 'UnknownOutcome';
}

/** True unless the database itself gave the answer, which it does with an SQLSTATE. */
function isOutcomeUnknown({ status, error }: Answer): boolean {
  const isFromDatabase = /^[0-9A-Z]{5}$/.test(error?.code ?? '');
  return status < 300 || status === 408 || (status >= 500 && !isFromDatabase);
}

/**
 * Inserts the row, once: its id was chosen before, so the table refuses it a second time, and an
 * answer that was lost is asked for. @throws AdapterError; UnknownOutcome when nobody knows
 */
export async function insertRow(
  client: MediaClient,
  row: { readonly id: string },
  fallback: string,
): Promise<StoredImage> {
  const answer = await client
    .from(imageTable)
    .insert(row)
    .select('*')
    .abortSignal(AbortSignal.timeout(PATIENCE_MS));
  const isUnclear = answer.error !== null && isOutcomeUnknown(answer);
  if (isUnclear || answer.error?.code === ALREADY_THERE) {
    const found = await readImage(row.id).catch(() => undefined);
    if (found) return found;
  }
  if (isUnclear) {
    throw new UnknownOutcome('network', wordsOf(answer, fallback), answer.error);
  }
  requireAnswer(fallback, answer);
  const image = oneImage(fallback, answer.data);
  if (!image) throw new AdapterError('denied', fallback);
  return image;
}
