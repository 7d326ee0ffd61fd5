import type { Supabase } from '../../../supabase/client.ts';
import { assertAnswered } from '../../../supabase/errors.ts';
import { readRows } from '../../../supabase/readRows.ts';
import { newestFirst, type PostSummary, toSummary } from './post.ts';
import { postTable, relatedRow } from './row.ts';

const COLUMNS = 'id,title,date,image,category,slug,author,excerpt,created_at';

export interface RelatedOptions {
  readonly category: string;
  /** The post being read, which is not related to itself. */
  readonly exceptId: string;
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lists related posts (docs/behavior.md#backend-calls): same category, another id, newest first.
 * @throws AdapterError
 */
export async function relatedPosts(
  client: Supabase,
  { category, exceptId, limit = 2, signal = new AbortController().signal }: RelatedOptions,
): Promise<PostSummary[]> {
  const answer = await client
    .from(postTable)
    .select(COLUMNS)
    .eq('category', category)
    .neq('id', exceptId)
    .order('date', { ascending: false, nullsFirst: false })
    .order('created_at', { ascending: false, nullsFirst: false })
    .limit(limit)
    .abortSignal(signal);
  assertAnswered('Failed to load related blog posts', answer);
  return newestFirst(readRows(postTable, relatedRow, answer.data).map(toSummary));
}
