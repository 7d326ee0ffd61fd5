import { AdapterError, type Answer, requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages, isId, readRows } from '@custom-designs/supabase/rows';
import { asManager, requireEditor } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import { type ListedPost, listedPosts } from '../listedPost.ts';
import { openPost, type StoredPost } from '../storedPost.ts';
import { deskColumns, deskRow, editingRow, postTable, readPostRows } from './rows.ts';

const READ_FAILED = 'Failed to load posts';

/** Lists all posts with their drafts, the latest change first. @throws AdapterError */
export const listPosts = (signal: AbortSignal): Promise<readonly ListedPost[]> =>
  asManager(async (client) => {
    const assert = (answer: Answer) => requireAnswer(READ_FAILED, answer);
    const [posts, editing] = await Promise.all([
      fetchAllPages(assert, (from, to) =>
        client.from(postTable).select(deskColumns).order('id').range(from, to).abortSignal(signal),
      ),
      fetchAllPages(assert, (from, to) =>
        client
          .from('post_editing')
          .select('post_id,updated_by')
          .order('post_id')
          .range(from, to)
          .abortSignal(signal),
      ),
    ]);
    // Visitors and ended sessions read the published posts, but not who edits them.
    if (editing.length === 0) await requireEditor();
    return listedPosts(
      readRows(postTable, deskRow, posts),
      readRows('post_editing', editingRow, editing),
    );
  });

/** Reads the post and its draft with the given client. Null if there's no such post. */
export async function readStored(
  client: ManagerClient,
  id: string,
  signal = new AbortController().signal,
): Promise<StoredPost | null> {
  if (!isId(id)) return null;
  const answer = await client
    .from(postTable)
    .select('*')
    .or(`id.eq.${id},draft_of.eq.${id}`)
    .abortSignal(signal);
  requireAnswer(READ_FAILED, answer);
  const rows = readPostRows(answer.data);
  const original = rows.find((row) => row.id === id);
  const draft = rows.find(({ draft_of }) => draft_of === id) ?? null;
  if (!original) {
    if (answer.data?.length) throw new AdapterError('malformed', 'This post can’t be read.');
    return null;
  }
  const editing = await client
    .from('post_editing')
    .select('*')
    .eq('post_id', (draft ?? original).id)
    .abortSignal(signal);
  requireAnswer(READ_FAILED, editing);
  const [part] = readRows('post_editing', editingRow, editing.data);
  if (!part) await requireEditor();
  return openPost({ original, draft, updatedBy: part?.updated_by ?? '' });
}

/** Reads one post for editing. Null if it doesn't exist. @throws AdapterError */
export const readPost = (id: string, signal?: AbortSignal): Promise<StoredPost | null> =>
  asManager(async (client) => {
    const stored = await readStored(client, id, signal);
    // To an ended session, a draft looks like a missing post.
    if (!stored) await requireEditor();
    return stored;
  });

/** The title of the published post with this address. Null if it's free. @throws AdapterError */
export const findSlugOwner = (
  slug: string,
  exceptId: string,
  signal: AbortSignal,
): Promise<string | null> =>
  asManager(async (client) => {
    const answer = await client
      .from(postTable)
      .select('title')
      .eq('slug', slug)
      .eq('status', 'published')
      .is('draft_of', null)
      .neq('id', exceptId)
      .limit(1)
      .abortSignal(signal);
    requireAnswer(READ_FAILED, answer);
    const title: unknown = answer.data?.[0]?.title;
    return typeof title === 'string' ? title : null;
  });
