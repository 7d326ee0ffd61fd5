import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import type { TablesInsert, TablesUpdate } from '../../../../../supabase/database.gen.ts';
import { asManager, requireEditor } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import { ConflictError } from '../../record/table.ts';
import { deskSite } from '../../site.ts';
import { columnsOf, type PostFields, post as record } from '../record.ts';
import { latestOf, openPost, type StoredPost, savedPost } from '../storedPost.ts';
import { readStored } from './readPosts.ts';
import { type PostRow, postTable, readPostRows } from './rows.ts';

const SAVE_FAILED = 'Failed to save the post';
const DELETE_FAILED = 'Failed to delete the post';
const UNIQUE_VIOLATION = '23505';

type Changes = TablesUpdate<typeof postTable>;
type NewRow = TablesInsert<typeof postTable> & { readonly id: string };

const conflict = (now: StoredPost) => new ConflictError(record.what, now);
const missing = () => new AdapterError('missing', 'Someone deleted this post.');

async function current(client: ManagerClient, { original }: StoredPost): Promise<StoredPost> {
  const stored = await readStored(client, original.id);
  if (stored) return stored;
  await requireEditor();
  throw missing();
}

const holds = (row: PostRow, values: Changes) =>
  Object.entries(values).every(([name, value]) => {
    const now = row[name as keyof PostRow] ?? '';
    const isMoment = name === 'publish_at' && typeof value === 'string' && value !== '';
    return isMoment ? Date.parse(String(now)) === Date.parse(value) : now === (value ?? '');
  });

/** Changes a row if it's still the known version. @throws ConflictError */
async function updateRow(
  client: ManagerClient,
  post: StoredPost,
  row: PostRow,
  values: Changes,
): Promise<PostRow> {
  const answer = await client
    .from(postTable)
    .update(values)
    .eq('id', row.id)
    .eq('updated_at', row.updated_at)
    .select('*');
  requireAnswer(SAVE_FAILED, answer);
  const [updated] = readPostRows(answer.data);
  if (updated) return updated;
  const now = await current(client, post);
  await requireEditor();
  // An earlier attempt may have stored this, and its response was lost.
  const same = [now.draft, now.original].find((one) => one?.id === row.id);
  if (same && holds(same, values)) return same;
  throw conflict(now);
}

async function addDraft(
  client: ManagerClient,
  post: StoredPost,
  fields: PostFields,
): Promise<StoredPost> {
  const values = columnsOf(fields);
  const now = await current(client, post);
  // An earlier attempt has stored the draft, and its response was lost.
  if (now.draft?.id === post.nextDraftId) {
    return savedPost(now, await updateRow(client, now, now.draft, values), fields);
  }
  if (now.draft || now.original.updated_at !== post.original.updated_at) {
    throw conflict(now);
  }
  const { nextDraftId: id, original } = post;
  const row: NewRow = { ...values, id, draft_of: original.id, status: 'draft' };
  const answer = await client.from(postTable).insert(row).select('*');
  if (answer.error?.code === UNIQUE_VIOLATION) {
    throw conflict(await current(client, post));
  }
  requireAnswer(SAVE_FAILED, answer);
  const [draft] = readPostRows(answer.data);
  if (!draft) throw new AdapterError('denied', 'This account can’t change posts.');
  return savedPost(await current(client, post), draft, fields);
}

export interface Publication {
  /** A moment in ISO format. Null for at once. */
  readonly publish_at: string | null;
  /** `2026-12-04` */
  readonly date: string;
}

/** Publishes the saved fields. @throws ConflictError, or AdapterError if the address is taken */
export const publishPost = (post: StoredPost, publication: Publication): Promise<StoredPost> =>
  asManager(async (client) => {
    const values: Changes = { ...publication, status: 'published' };
    const row = await updateRow(client, post, latestOf(post), values).catch((error: unknown) => {
      // After a lost response, the published draft is gone, and the post has its fields.
      if (!(error instanceof ConflictError) || !post.draft) throw error;
      const { original, draft }: StoredPost = error.current;
      if (draft || original.content !== post.draft.content || !holds(original, values)) throw error;
      return original;
    });
    return post.draft ? current(client, post) : openPost({ ...post, original: row });
  });

/** Deletes the draft if it's still the known version. @throws ConflictError */
async function deleteDraft(client: ManagerClient, post: StoredPost): Promise<void> {
  const { draft } = post;
  if (!draft) return;
  const answer = await client
    .from(postTable)
    .delete()
    .eq('id', draft.id)
    .eq('updated_at', draft.updated_at)
    .select('id');
  requireAnswer(DELETE_FAILED, answer);
  if (answer.data?.length) return;
  const now = await current(client, post);
  await requireEditor();
  // Without a draft, an earlier attempt has deleted it, and its response was lost.
  if (now.draft) throw conflict(now);
}

/**
 * Saves an editor's fields. A published post gets a draft, so that readers don't see the change, and
 * loses it once the fields are the published ones again. @throws ConflictError, or AdapterError
 */
export const savePost = (post: StoredPost, fields: PostFields): Promise<StoredPost> =>
  asManager(async (client) => {
    const { original, draft } = post;
    const columns = columnsOf(fields);
    if (original.status === 'published') {
      if (!draft) return addDraft(client, post, fields);
      if (holds(original, columns)) {
        await deleteDraft(client, post);
        const now = await current(client, post);
        return savedPost(now, now.original, fields);
      }
    }
    const row = await updateRow(client, post, latestOf(post), columns);
    return savedPost(post, row, fields);
  });

/** Hides a post from readers and keeps its latest fields. @throws ConflictError */
export const unpublishPost = (post: StoredPost, fields: PostFields): Promise<StoredPost> =>
  asManager(async (client) => {
    const now = await current(client, post);
    if (now.draft && now.draft.updated_at !== post.draft?.updated_at) {
      throw conflict(now);
    }
    const values: Changes = { ...columnsOf(fields), status: 'draft', publish_at: null };
    // The draft goes last, so that a lost connection loses no text.
    await updateRow(client, post, post.original, values);
    await deleteDraft(client, post);
    return current(client, post);
  });

/** Moves a post and its draft to the trash. @returns false if someone deleted it first */
export const deletePost = (id: string): Promise<boolean> =>
  asManager(async (client) => {
    const answer = await client.from(postTable).delete().eq('id', id).select('id');
    requireAnswer(DELETE_FAILED, answer);
    if (answer.data?.length) return true;
    await requireEditor();
    return false;
  });

/** Removes the unpublished changes of a published post. @throws ConflictError */
export const discardDraft = (post: StoredPost): Promise<StoredPost> =>
  asManager(async (client) => {
    await deleteDraft(client, post);
    return current(client, post);
  });

/** Adds an empty draft. A second attempt with the same id adds nothing. @throws AdapterError */
export const createPost = (id: string): Promise<void> =>
  asManager(async (client) => {
    const texts = { title: '', excerpt: '', category: '', content: '[]' };
    const row: NewRow = { ...texts, id, author: deskSite().name, status: 'draft' };
    const answer = await client.from(postTable).insert(row);
    const isThere =
      answer.error?.code === UNIQUE_VIOLATION && (await readStored(client, id)) !== null;
    if (!isThere) requireAnswer(SAVE_FAILED, answer);
  });
