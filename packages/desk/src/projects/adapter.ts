import { type AlbumRow, albumRow, albumTable } from '@custom-designs/supabase/albums';
import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages, isId, readRows } from '@custom-designs/supabase/rows';
import { queryOptions } from '@tanstack/react-query';
import { asManager, forManagers, requireEditor } from '../auth/index.ts';
import type { MediaClient } from '../auth/managerClient.ts';
import { type AlbumFields, columnsOf, fieldsOf, isSame } from './fields.ts';

const READ_FAILED = 'Failed to load projects';
const SAVE_FAILED = 'Failed to save the project';
const UNIQUE_VIOLATION = '23505';

export const albumsKey = ['project-desk'] as const;

/** Someone else has changed the project since it was read. */
export class AlbumConflictError extends AdapterError {
  override readonly name = 'AlbumConflictError';
  /** The project as it is now. */
  readonly current: AlbumRow;

  constructor(current: AlbumRow) {
    super('conflict', 'Someone else changed this project');
    this.current = current;
  }
}

const rowsIn = (data: unknown) => readRows(albumTable, albumRow, data);

/** Lists all projects in the order of the page. @throws AdapterError */
const listAlbums = (signal: AbortSignal): Promise<readonly AlbumRow[]> =>
  asManager(async (client) => {
    const rows = await fetchAllPages(
      (answer) => requireAnswer(READ_FAILED, answer),
      (from, to) =>
        client
          .from(albumTable)
          .select('*')
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal),
    );
    const albums = rowsIn(rows);
    // An ended session gets what visitors see. Nobody should take that for all projects.
    if (albums.every(({ is_published }) => is_published)) await requireEditor();
    return albums;
  });

export const albumListQuery = () =>
  queryOptions({
    meta: forManagers,
    queryKey: [...albumsKey, 'list'],
    queryFn: ({ signal }) => listAlbums(signal),
    // Another editor may have changed a project.
    refetchOnWindowFocus: true,
    staleTime: 10_000,
  });

async function readRow(client: MediaClient, id: string): Promise<AlbumRow | null> {
  if (!isId(id)) return null;
  const answer = await client.from(albumTable).select('*').eq('id', id);
  requireAnswer(READ_FAILED, answer);
  const [row] = rowsIn(answer.data);
  if (!row && answer.data?.length) {
    throw new AdapterError('malformed', 'This project can’t be read.');
  }
  // To an ended session, a draft looks like a missing project.
  if (!row) await requireEditor();
  return row ?? null;
}

/** Reads one project for editing. Null if it doesn't exist. @throws AdapterError */
export const readAlbum = (id: string): Promise<AlbumRow | null> =>
  asManager((client) => readRow(client, id));

/** The row if it has these fields already, because an earlier attempt lost its response. */
function storedBefore(row: AlbumRow, fields: AlbumFields): AlbumRow {
  if (isSame(fieldsOf(row), fields)) return row;
  throw new AlbumConflictError(row);
}

async function insert(client: MediaClient, id: string, fields: AlbumFields): Promise<AlbumRow> {
  const answer = await client
    .from(albumTable)
    .insert({ id, ...columnsOf(fields) })
    .select('*');
  if (answer.error?.code === UNIQUE_VIOLATION) {
    const current = await readRow(client, id);
    if (current) return storedBefore(current, fields);
  }
  requireAnswer(SAVE_FAILED, answer);
  const [row] = rowsIn(answer.data);
  if (!row) throw new AdapterError('denied', 'This account can’t add projects.');
  return row;
}

/**
 * Saves a project if it's still the known version. Without a version, it's added under its id, which
 * is the same in every attempt.
 * @throws AlbumConflictError, or AdapterError `missing` if someone deleted it
 */
export const saveAlbum = (
  id: string,
  known: AlbumRow | null,
  fields: AlbumFields,
): Promise<AlbumRow> =>
  asManager(async (client) => {
    if (!known) return insert(client, id, fields);
    const answer = await client
      .from(albumTable)
      .update(columnsOf(fields))
      .eq('id', id)
      .eq('updated_at', known.updated_at)
      .select('*');
    requireAnswer(SAVE_FAILED, answer);
    const [row] = rowsIn(answer.data);
    if (row) return row;
    await requireEditor();
    const current = await readRow(client, id);
    if (current) return storedBefore(current, fields);
    throw new AdapterError('missing', 'Someone deleted this project. Save again to restore it.');
  });

/** Deletes a project. Its pictures stay. @returns its row, none if someone deleted it first */
export const deleteAlbum = (id: string): Promise<readonly AlbumRow[]> =>
  asManager(async (client) => {
    const answer = await client.from(albumTable).delete().eq('id', id).select('*');
    requireAnswer('Failed to delete the project', answer);
    const rows = rowsIn(answer.data);
    if (rows.length === 0) await requireEditor();
    return rows;
  });

/** Stores deleted projects again, with their ids and times. @throws AdapterError */
export const restoreAlbums = (rows: readonly AlbumRow[]): Promise<void> =>
  asManager(async (client) => {
    for (const row of rows) {
      const { id, created_at } = row;
      const answer = await client
        .from(albumTable)
        .insert({ id, created_at, ...columnsOf(fieldsOf(row)) });
      const isThere = answer.error?.code === UNIQUE_VIOLATION && (await readRow(client, id));
      if (!isThere) requireAnswer(SAVE_FAILED, answer);
    }
  });
