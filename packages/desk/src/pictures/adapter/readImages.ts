import { connect, type Supabase } from '@custom-designs/supabase/client';
import {
  AdapterError,
  type Answer,
  CONNECTION_LOST,
  errorMessage,
  requireAnswer,
} from '@custom-designs/supabase/errors';
import { imageRow } from '@custom-designs/supabase/images';
import { fetchAllPages, readRows } from '@custom-designs/supabase/rows';
import { smallCopyOf, toAbsoluteUrl } from '@custom-designs/supabase/storedFiles';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { TablesInsert } from '../../../../../supabase/database.gen.ts';
import { confirmSignedIn, moreForManagers } from '../../auth/index.ts';
import { connectManager, type ManagerClient, storedSession } from '../../auth/managerClient.ts';
import { imageOf, type StoredImage } from '../image.ts';

export const imageTable = 'images';

export function toImage(row: z.output<typeof imageRow>): StoredImage {
  const url = toAbsoluteUrl(row.file_path);
  return {
    ...imageOf(row),
    url,
    thumbnailUrl: smallCopyOf({ ...row, file_path: url }),
  };
}

/**
 * Reads one row from a response. Undefined if there is none. @throws AdapterError if it's malformed
 */
export function oneImage(fallback: string, data: unknown): StoredImage | undefined {
  const given = Array.isArray(data) ? data : [data];
  const [row] = readRows(imageTable, imageRow, given);
  if (given.length > 0 && !row) throw new AdapterError('malformed', fallback);
  return row && toImage(row);
}

const fallback = 'Failed to fetch images';

/**
 * Reads images, newest first, beyond the 1,000 rows of one response. Malformed rows are reported
 * and left out. @throws AdapterError
 */
async function readImages(
  client: Supabase,
  signal: AbortSignal = new AbortController().signal,
): Promise<StoredImage[]> {
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

/**
 * Lists all images of the gallery (docs/behavior/data.md#backend-calls). Visitors get the published
 * ones, without waiting for the client that signs in.
 * @throws AdapterError whose message the screen shows after 'Error loading images: '
 */
export async function listImages(signal?: AbortSignal): Promise<StoredImage[]> {
  if (!storedSession()) return readImages(await connect(), signal);
  const images = await readImages((await connectManager()).schema('public'), signal);
  // An ended session gets what visitors see. Nobody should take that for all images.
  if (images.every(({ isPublished }) => isPublished)) await confirmSignedIn().catch(() => null);
  return images;
}

/** Returns the current row. Undefined if it's gone. @throws AdapterError */
export async function readImage(
  id: string,
  words: string = fallback,
): Promise<StoredImage | undefined> {
  const client = await connectManager();
  const answer = await client.from(imageTable).select('*').eq('id', id);
  requireAnswer(words, answer);
  return oneImage(words, answer.data);
}

/**
 * Returns the current row of an image to change, and its version, which a save names.
 * @throws AdapterError `missing` if it's deleted
 */
export async function readChangeable(
  client: ManagerClient,
  id: string,
  words: string,
): Promise<{ current: StoredImage; version: string }> {
  const answer = await client.from(imageTable).select('*').eq('id', id);
  requireAnswer(words, answer);
  const [row] = answer.data ?? [];
  const current = row && oneImage(words, row);
  if (!current) throw new AdapterError('missing', 'Someone deleted this image.');
  return { current, version: row.updated_at };
}

const ALREADY_THERE = '23505';
/** A row is a few hundred bytes, so a response that takes longer won't come. */
const PATIENCE_MS = 30_000;

/** It's unknown whether the row was written. The files stay until a retry has checked. */
export class UnknownOutcome extends AdapterError {
  override readonly name = 'UnknownOutcome';
}

/** True unless the database itself responded, which includes an SQLSTATE. */
function isOutcomeUnknown({ status, error }: Answer): boolean {
  const isFromDatabase = /^[0-9A-Z]{5}$/.test(error?.code ?? '');
  return status < 300 || status === 408 || (status >= 500 && !isFromDatabase);
}

/**
 * Inserts the row once. Its id is chosen beforehand, so the table refuses a second insert. If the
 * response is lost, it looks the row up. @throws AdapterError, or UnknownOutcome if the result is
 * unknown
 */
export async function insertRow(
  client: ManagerClient,
  row: TablesInsert<'images'> & { readonly id: string },
  fallback: string,
): Promise<StoredImage> {
  const answer = await client
    .from(imageTable)
    .insert(row)
    .select('*')
    .abortSignal(AbortSignal.timeout(PATIENCE_MS));
  const isStored = answer.error?.code === ALREADY_THERE;
  if (isStored || (answer.error !== null && isOutcomeUnknown(answer))) {
    const found = await readImage(row.id).catch(() => undefined);
    if (found) return found;
    const message = isStored ? CONNECTION_LOST : errorMessage(answer, fallback);
    throw new UnknownOutcome('network', message, answer.error);
  }
  requireAnswer(fallback, answer);
  const image = oneImage(fallback, answer.data);
  if (!image) throw new AdapterError('denied', fallback);
  return image;
}

export const imagesQuery = () =>
  queryOptions({
    queryKey: ['media', 'images'],
    queryFn: ({ signal }) => listImages(signal),
    meta: moreForManagers,
  });

const { queryKey } = imagesQuery();
/** The query of the images in the trash (trash.ts). */
export const trashKey = ['media', 'trash'];

const moment = ({ createdAt }: StoredImage) => Date.parse(createdAt ?? '') || 0;

/** The cached rows. Without a cached list, it will be fetched. */
export const imageList = {
  find: (client: QueryClient, id: string): StoredImage | undefined =>
    client.getQueryData(queryKey)?.find((image) => image.id === id),

  /** Finds an image by the hash of the chosen file. */
  findByHash: (client: QueryClient, sha256: string): StoredImage | undefined =>
    client.getQueryData(queryKey)?.find((image) => image.sha256 === sha256),

  replace: (client: QueryClient, image: StoredImage): void => {
    client.setQueryData(queryKey, (images) =>
      images?.map((known) => (known.id === image.id ? image : known)),
    );
  },

  /** Adds at the start, because the list is newest first. */
  add: (client: QueryClient, added: readonly StoredImage[]): void => {
    const ids = new Set(added.map(({ id }) => id));
    client.setQueryData(
      queryKey,
      (images) =>
        images &&
        [...added, ...images.filter(({ id }) => !ids.has(id))].toSorted(
          (a, b) => moment(b) - moment(a),
        ),
    );
  },

  remove: (client: QueryClient, ids: ReadonlySet<string>): void => {
    client.setQueryData(queryKey, (images) => images?.filter(({ id }) => !ids.has(id)));
  },

  /**
   * Refetches the list after every change and deletion (docs/behavior/media-center.md#media-gallery). A request
   * in progress may not include the change, so it's canceled.
   */
  readAgain: (client: QueryClient): void => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: trashKey });
  },
};
