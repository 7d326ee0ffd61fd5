import type { Supabase } from '../../../supabase/client.ts';
import { AdapterError, assertAnswered } from '../../../supabase/errors.ts';
import { reportProblem } from '../../../supabase/problems.ts';
import { readRows } from '../../../supabase/readRows.ts';
import { type Post, toPost } from './post.ts';
import { fullRow, postTable } from './row.ts';

/** PostgreSQL's code for text that cannot be an id: such a post does not exist, nothing has failed. */
const INVALID_ID = '22P02';

async function readBy(
  column: 'slug' | 'id',
  value: string,
  client: Supabase,
  signal: AbortSignal,
): Promise<unknown[]> {
  const answer = await client
    .from(postTable)
    .select('*')
    .eq(column, value)
    // A slug may stand in several rows; the newest of them has the address.
    .order('date', { ascending: false, nullsFirst: false })
    .order('created_at', { ascending: false, nullsFirst: false })
    .order('id')
    .limit(1)
    .abortSignal(signal);
  if (column === 'id' && answer.error?.code === INVALID_ID) return [];
  assertAnswered('Failed to load blog post', answer);
  return answer.data ?? [];
}

/**
 * Reads one post (docs/behavior.md#backend-calls): by slug, then by id. A post that does not exist is
 * reported as 'Blog post not found' and read as null (docs/behavior.md#errors).
 * @throws AdapterError
 */
export async function readPost(
  client: Supabase,
  slugOrId: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Post | null> {
  const bySlug = await readBy('slug', slugOrId, client, signal);
  const found = bySlug.length > 0 ? bySlug : await readBy('id', slugOrId, client, signal);
  if (found.length === 0) {
    reportProblem('missing', `Blog post not found: ${slugOrId}`);
    return null;
  }
  const [row] = readRows(postTable, fullRow, found);
  if (!row) throw new AdapterError('malformed', `Failed to load blog post: ${slugOrId}`);
  return toPost(row);
}
