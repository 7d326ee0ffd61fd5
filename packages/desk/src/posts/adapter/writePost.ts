import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import type { Json, TablesInsert, TablesUpdate } from '../../../../../supabase/database.gen.ts';
import { asManager, requireEditor } from '../../auth/index.ts';
import type { MediaClient } from '../../auth/managerClient.ts';
import { deskSite } from '../../site.ts';
import { columnsOf, type PostFields, type PostRow, postTable } from '../post.ts';
import { readPostRows, readStored, type StoredPost } from './readPosts.ts';

const SAVE_FAILED = 'Failed to save the post';
const DELETE_FAILED = 'Failed to delete the post';
const UNIQUE_VIOLATION = '23505';

/** Someone else has changed the post since it was read. */
export class PostConflictError extends AdapterError {
  override readonly name = 'PostConflictError';
  /** The post as it is now. */
  readonly current: StoredPost;

  constructor(current: StoredPost) {
    super('conflict', 'Someone else changed this post');
    this.current = current;
  }
}

type Changes = TablesUpdate<typeof postTable>;
type NewRow = TablesInsert<typeof postTable> & { readonly id: string };

const missing = () => new AdapterError('missing', 'Someone deleted this post.');

/** The row that a save writes. */
export const latestOf = ({ original, draft }: StoredPost): PostRow => draft ?? original;

async function current(client: MediaClient, { original }: StoredPost): Promise<StoredPost> {
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

/** Changes a row if it's still the known version. @throws PostConflictError */
async function updateRow(
  client: MediaClient,
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
  throw new PostConflictError(now);
}

async function addDraft(
  client: MediaClient,
  post: StoredPost,
  fields: PostFields,
  draftId: string,
): Promise<StoredPost> {
  const values = columnsOf(fields);
  const now = await current(client, post);
  // An earlier attempt has stored the draft, and its response was lost.
  if (now.draft?.id === draftId) {
    return { ...now, draft: await updateRow(client, now, now.draft, values) };
  }
  if (now.draft || now.original.updated_at !== post.original.updated_at) {
    throw new PostConflictError(now);
  }
  const row: NewRow = { ...values, id: draftId, draft_of: post.original.id, status: 'draft' };
  const answer = await client.from(postTable).insert(row).select('*');
  if (answer.error?.code === UNIQUE_VIOLATION) {
    throw new PostConflictError(await current(client, post));
  }
  requireAnswer(SAVE_FAILED, answer);
  const [draft] = readPostRows(answer.data);
  if (!draft) throw new AdapterError('denied', 'This account can’t change posts.');
  // The draft has its own key, so that a shared preview ends with it.
  return current(client, post);
}

/**
 * Saves an editor's fields. A published post gets a draft, so that readers don't see the change.
 * @param draftId the id of that draft, the same in every attempt
 * @throws PostConflictError, or AdapterError
 */
export const savePost = (
  post: StoredPost,
  fields: PostFields,
  draftId: string,
): Promise<StoredPost> =>
  asManager(async (client) => {
    const { original, draft } = post;
    if (!draft && original.status === 'published') return addDraft(client, post, fields, draftId);
    const row = await updateRow(client, post, latestOf(post), columnsOf(fields));
    return draft ? { ...post, draft: row } : { ...post, original: row };
  });

export interface Publication {
  /** A moment in ISO format. Null for at once. */
  readonly publish_at: string | null;
  /** `2026-12-04` */
  readonly date: string;
}

/** Publishes the saved fields. @throws PostConflictError, or AdapterError if the address is taken */
export const publishPost = (post: StoredPost, publication: Publication): Promise<StoredPost> =>
  asManager(async (client) => {
    const values: Changes = { ...publication, status: 'published' };
    const row = await updateRow(client, post, latestOf(post), values).catch((error: unknown) => {
      // After a lost response, the published draft is gone, and the post has its fields.
      if (!(error instanceof PostConflictError) || !post.draft) throw error;
      const { original, draft } = error.current;
      if (draft || original.content !== post.draft.content || !holds(original, values)) throw error;
      return original;
    });
    return post.draft ? current(client, post) : { ...post, original: row };
  });

/** Deletes the draft if it's still the known version. @throws PostConflictError */
async function deleteDraft(client: MediaClient, post: StoredPost): Promise<void> {
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
  if (now.draft) throw new PostConflictError(now);
}

/** Hides a post from readers and keeps its latest fields. @throws PostConflictError */
export const unpublishPost = (post: StoredPost, fields: PostFields): Promise<StoredPost> =>
  asManager(async (client) => {
    const now = await current(client, post);
    if (now.draft && now.draft.updated_at !== post.draft?.updated_at) {
      throw new PostConflictError(now);
    }
    const values: Changes = { ...columnsOf(fields), status: 'draft', publish_at: null };
    // The draft goes last, so that a lost connection loses no text.
    await updateRow(client, post, post.original, values);
    await deleteDraft(client, post);
    return current(client, post);
  });

/** Deletes a post and its draft. @returns their rows, none if someone deleted them first */
export const deletePost = (id: string): Promise<readonly PostRow[]> =>
  asManager(async (client) => {
    const answer = await client
      .from(postTable)
      .delete()
      .or(`id.eq.${id},draft_of.eq.${id}`)
      .select('*');
    requireAnswer(DELETE_FAILED, answer);
    const rows = readPostRows(answer.data);
    if (rows.length === 0) await requireEditor();
    return rows;
  });

/** Removes the unpublished changes of a published post. @throws PostConflictError */
export const discardDraft = (post: StoredPost): Promise<StoredPost> =>
  asManager(async (client) => {
    await deleteDraft(client, post);
    return current(client, post);
  });

/** Inserts rows with their ids, so a second attempt stores nothing twice. @throws AdapterError */
async function insertRows(client: MediaClient, rows: readonly NewRow[]): Promise<void> {
  for (const row of rows) {
    const answer = await client.from(postTable).insert(row);
    const isThere =
      answer.error?.code === UNIQUE_VIOLATION && (await readStored(client, row.id)) !== null;
    if (!isThere) requireAnswer(SAVE_FAILED, answer);
  }
}

const orNull = (text: string) => text || null;

/** Stores deleted rows again, with the same ids. @throws AdapterError */
export const restorePost = (rows: readonly PostRow[]): Promise<void> =>
  asManager((client) =>
    insertRows(
      client,
      rows
        .toSorted((a, b) => Number(a.draft_of !== '') - Number(b.draft_of !== ''))
        .map(({ updated_at: _, ...row }) => ({
          ...row,
          // As the table has returned them.
          content: row.content as string,
          images: row.images as Json,
          date: orNull(row.date),
          image: orNull(row.image),
          slug: orNull(row.slug),
          created_at: orNull(row.created_at),
          publish_at: orNull(row.publish_at),
          draft_of: orNull(row.draft_of),
        })),
    ),
  );

/** Adds an empty draft. @throws AdapterError */
export const createPost = (id: string): Promise<void> =>
  asManager((client) => {
    const texts = { title: '', excerpt: '', category: '', content: '[]' };
    return insertRows(client, [{ ...texts, id, author: deskSite().name, status: 'draft' }]);
  });
