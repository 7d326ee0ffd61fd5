import { assertAnswered } from '../AdapterError.ts';
import type { Supabase } from '../client.ts';
import { type ListedPost, newestFirst, toListed } from './post.ts';
import { listRow, postTable, readRows } from './row.ts';

const COLUMNS = 'id,title,date,excerpt,image,category,slug,author,created_at,content';

/** Hosted PostgREST cuts every answer at 1,000 rows, so longer lists are read in steps. */
const STEP = 1000;

export interface ListOptions {
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * "List posts" of specification section 7: newest date first, optional limit.
 * @throws AdapterError
 */
export async function listPosts(
  client: Supabase,
  { limit = Infinity, signal = new AbortController().signal }: ListOptions = {},
): Promise<ListedPost[]> {
  const rows: unknown[] = [];
  for (let step = STEP, got = STEP; rows.length < limit && got === step; ) {
    step = Math.min(STEP, limit - rows.length);
    const answer = await client
      .from(postTable)
      .select(COLUMNS)
      // PostgreSQL's own descending order puts dateless rows on top; the id makes the steps fit together.
      .order('date', { ascending: false, nullsFirst: false })
      .order('created_at', { ascending: false, nullsFirst: false })
      .order('id')
      .range(rows.length, rows.length + step - 1)
      .abortSignal(signal);
    assertAnswered('Failed to load blog posts', answer);
    got = answer.data?.length ?? 0;
    rows.push(...(answer.data ?? []));
  }
  return newestFirst(readRows(listRow, rows).map(toListed));
}
