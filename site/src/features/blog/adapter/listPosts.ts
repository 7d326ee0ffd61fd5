import type { Supabase } from '../../../supabase/client.ts';
import { assertAnswered } from '../../../supabase/errors.ts';
import { readInSteps } from '../../../supabase/fetchAllPages.ts';
import { readRows } from '../../../supabase/readRows.ts';
import { type ListedPost, newestFirst, toListed } from './post.ts';
import { listRow, postTable } from './row.ts';

const COLUMNS = 'id,title,date,excerpt,image,category,slug,author,created_at,content';

export interface ListOptions {
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lists posts (docs/behavior.md#backend-calls): newest date first, optional limit.
 * @throws AdapterError
 */
export async function listPosts(
  client: Supabase,
  { limit = Infinity, signal = new AbortController().signal }: ListOptions = {},
): Promise<ListedPost[]> {
  const rows = await readInSteps(
    (answer) => assertAnswered('Failed to load blog posts', answer),
    (from, to) =>
      client
        .from(postTable)
        .select(COLUMNS)
        // PostgreSQL's own descending order puts dateless rows on top.
        .order('date', { ascending: false, nullsFirst: false })
        .order('created_at', { ascending: false, nullsFirst: false })
        .order('id')
        .range(from, to)
        .abortSignal(signal),
    limit,
  );
  return newestFirst(readRows(postTable, listRow, rows).map(toListed));
}
