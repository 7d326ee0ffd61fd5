import { AdapterError, type Answer, CONNECTION_LOST, failureOf, wordsOf } from '../../../supabase/errors.ts';
import { readRows } from '../../../supabase/readRows.ts';
import { type StoredImage, toImage } from './image.ts';
import { imageRow, imageTable } from './row.ts';

/** Shown when the backend gives no message of its own (docs/behavior.md#errors). */
export type Fallback =
  | 'Failed to fetch images'
  | 'Failed to delete image'
  | 'Failed to update image'
  | 'Failed to save image'
  | 'Failed to restore image';

/** @throws AdapterError when the call failed */
export function requireAnswer(fallback: Fallback, answer: Answer): void {
  const failure = failureOf(wordsOf(answer, fallback), answer);
  if (failure) throw failure;
}

/** The parts of a storage error that say how a call went. */
export interface StorageFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
  readonly code?: string | undefined;
}

/** Storage answers 400 over HTTP and names the real status inside; a lost connection has neither. */
export function storageStatus({ status = 0, statusCode = '' }: StorageFailure): number {
  return /^[1-5]\d\d$/.test(statusCode) ? Number(statusCode) : status;
}

/** A storage error as ours; `prefix` begins its words, as in "Upload failed: connection lost". */
export function storageFailure(error: StorageFailure, prefix = ''): AdapterError {
  const answer = { status: storageStatus(error), error };
  const words = answer.status === 0 ? CONNECTION_LOST : error.message || 'Unknown error';
  const message = `${prefix}${words}`;
  return failureOf(message, answer) ?? new AdapterError('network', message, error);
}

/** One row out of an answer; undefined when it holds none. @throws AdapterError when it cannot be read. */
export function oneImage(fallback: Fallback, data: unknown): StoredImage | undefined {
  const given = Array.isArray(data) ? data : [data];
  const [row] = readRows(imageTable, imageRow, given);
  if (given.length > 0 && !row) throw new AdapterError('malformed', fallback);
  return row && toImage(row);
}
