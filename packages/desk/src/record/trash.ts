import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages, matchingRows, readRows } from '@custom-designs/supabase/rows';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asManager, forManagers } from '../auth/index.ts';
import type { AnyTableClient } from '../auth/managerClient.ts';
import type { TableModel } from './tableModel.ts';

/** What the trash shows of a deleted row. */
interface DeletedRow {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: string;
}

/** The calls on the deleted rows of one table. Each may throw an AdapterError. */
export interface Trash {
  readonly query: () => ReturnType<typeof trashQuery>;
  /** Brings a row back, as it was. Can be repeated after any failure. */
  readonly restore: (id: string) => Promise<void>;
  /** Deletes a row for good. Done if someone else did or restored it. */
  readonly destroy: (id: string) => Promise<void>;
}

/** Deleted rows of all tables, for 30 days (docs/behavior/data.md#trash-table). */
const TABLE = 'trash';
const trashRow = z.object({ id: z.string(), row: z.unknown(), deleted_at: z.string() });

const trashQuery = (
  key: readonly string[],
  list: (signal: AbortSignal) => Promise<readonly DeletedRow[]>,
) =>
  queryOptions({
    meta: forManagers,
    queryKey: [...key, 'trash'],
    queryFn: ({ signal }) => list(signal),
    refetchOnWindowFocus: true,
    staleTime: 10_000,
  });

interface TrashModel<Row> extends Pick<TableModel<Row, unknown>, 'table' | 'what' | 'row'> {
  readonly titleOf: (row: Row) => string;
  /** Policies give no rows to an ended session. @throws AdapterError `denied` if it has ended */
  readonly requireRight: () => Promise<void>;
}

/** The calls on the deleted rows of a table. */
export function trashOf<Row>(
  key: readonly string[],
  { table, what, row: schema, titleOf, requireRight }: TrashModel<Row>,
): Trash {
  const list = (signal: AbortSignal) =>
    asManager(async (client) => {
      const data = await fetchAllPages(
        (answer) => requireAnswer(`Failed to load deleted ${what}s`, answer),
        (from, to) =>
          client
            .from(TABLE)
            .select('id,row,deleted_at')
            .eq('table_name', table)
            .order('deleted_at', { ascending: false })
            .order('id')
            .range(from, to)
            .abortSignal(signal),
      );
      if (data.length === 0) await requireRight();
      return readRows(TABLE, trashRow, data).flatMap(({ id, row, deleted_at }) =>
        matchingRows(table, schema, [row]).map(
          (deleted): DeletedRow => ({
            id,
            title: titleOf(deleted).trim() || `Untitled ${what}`,
            deletedAt: deleted_at,
          }),
        ),
      );
    });
  const isStored = (id: string) =>
    asManager(async (client: AnyTableClient) => {
      const answer = await client.from(table).select('*').eq('id', id);
      requireAnswer(`Failed to restore the ${what}`, answer);
      return Boolean(answer.data?.length);
    });
  return {
    query: () => trashQuery(key, list),
    restore: (id) =>
      asManager(async (client) => {
        const answer = await client
          .from(TABLE)
          .update({ deleted_at: null })
          .eq('id', id)
          .select('id');
        requireAnswer(`Failed to restore the ${what}`, answer);
        if (answer.data?.length || (await isStored(id))) return;
        await requireRight();
        throw new AdapterError('missing', `This ${what} was deleted for good.`);
      }),
    destroy: (id) =>
      asManager(async (client) => {
        const answer = await client.from(TABLE).delete().eq('id', id).select('id');
        requireAnswer(`Failed to delete the ${what}`, answer);
        if (!answer.data?.length) await requireRight();
      }),
  };
}
