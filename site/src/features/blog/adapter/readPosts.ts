import { connect, type Supabase } from '@custom-designs/supabase/client';
import { AdapterError, assertAnswered } from '@custom-designs/supabase/errors';
import { reportError } from '@custom-designs/supabase/reportError';
import { fetchAllPages, readRows } from '@custom-designs/supabase/rows';
import { withAbsoluteUrls } from '@custom-designs/supabase/storedFiles';
import { newestFirst, type Post, postColumns, postRow, postTable, toPost } from '../post.ts';

/** PostgreSQL's default for descending order would put undated rows first. */
const descending = { ascending: false, nullsFirst: false } as const;

/**
 * PostgreSQL's code for text that isn't an id. It means that the post doesn't exist, not that the
 * call failed.
 */
const INVALID_ID = '22P02';

/** A signal for requests that are never aborted. */
const none = new AbortController().signal;

function readPosts(rows: unknown): Post[] {
  return readRows(postTable, postRow, withAbsoluteUrls(rows)).map((row) => {
    const post = toPost(row);
    if (row.slug?.trim() && post.slug !== row.slug) {
      reportError(
        `${postTable}: the slug of row ${row.id} cannot be an address on every host`,
        `the slug is ${JSON.stringify(row.slug)}, the title "${row.title}". The address of this post ends with its id instead. Give it a slug of letters, digits and hyphens.`,
      );
    }
    return post;
  });
}

export interface ListOptions {
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/**
 * Lists posts (docs/behavior/data.md#backend-calls): newest date first, optional limit.
 * @throws AdapterError
 */
export async function listPosts({ limit, signal = none }: ListOptions = {}): Promise<Post[]> {
  const client = await connect();
  const rows = await fetchAllPages(
    (answer) => assertAnswered('Failed to load blog posts', answer),
    (from, to) =>
      client
        .from(postTable)
        .select(postColumns.list)
        .order('date', descending)
        .order('created_at', descending)
        .order('id')
        .range(from, to)
        .abortSignal(signal),
    limit,
  );
  return newestFirst(readPosts(rows));
}

async function rowsWhere(column: 'slug' | 'id', value: string, signal: AbortSignal) {
  const client = await connect();
  const answer = await client
    .from(postTable)
    .select('*')
    .eq(column, value)
    // Several rows may have the same slug. The newest has the address.
    .order('date', descending)
    .order('created_at', descending)
    .order('id')
    .limit(1)
    .abortSignal(signal);
  if (column === 'id' && answer.error?.code === INVALID_ID) return [];
  assertAnswered('Failed to load blog post', answer);
  return answer.data ?? [];
}

/** The row that had this slug before, or none. */
async function rowsOfFormer(slug: string, signal: AbortSignal) {
  const client = await connect();
  const answer = await client
    .from('post_slugs')
    .select('post_id')
    .eq('slug', slug)
    .abortSignal(signal);
  assertAnswered('Failed to load blog post', answer);
  const id: unknown = answer.data?.[0]?.post_id;
  return typeof id === 'string' ? rowsWhere('id', id, signal) : [];
}

/**
 * Reads one post by slug, then by id, then by a former slug (docs/behavior/data.md#backend-calls). Null
 * if none exists.
 * @throws AdapterError
 */
export async function readPost(slugOrId: string, signal: AbortSignal = none): Promise<Post | null> {
  const bySlug = await rowsWhere('slug', slugOrId, signal);
  const byId = bySlug.length > 0 ? bySlug : await rowsWhere('id', slugOrId, signal);
  const rows = byId.length > 0 ? byId : await rowsOfFormer(slugOrId, signal);
  const [post] = readPosts(rows);
  if (rows.length > 0 && !post) {
    throw new AdapterError('malformed', `Failed to load blog post: ${slugOrId}`);
  }
  return post ?? null;
}

interface RelatedOptions {
  readonly category: string;
  /** The id of the open post, which isn't related to itself. */
  readonly exceptId: string;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/**
 * Lists related posts (docs/behavior/data.md#backend-calls): same category, another id, newest first.
 * @throws AdapterError
 */
export async function relatedPosts({
  category,
  exceptId,
  limit = 2,
  signal = none,
}: RelatedOptions): Promise<Post[]> {
  const client = await connect();
  const answer = await client
    .from(postTable)
    .select(postColumns.related)
    .eq('category', category)
    .neq('id', exceptId)
    .order('date', descending)
    .order('created_at', descending)
    .limit(limit)
    .abortSignal(signal);
  assertAnswered('Failed to load related blog posts', answer);
  return newestFirst(readPosts(answer.data));
}

const tried = new WeakMap<Supabase, Set<string>>();

/**
 * Saves derived categories (docs/behavior/blog.md#category-derivation), each once a visit. Never throws:
 * another reader may have saved it first, and the policies refuse unknown categories. A reader
 * couldn't do anything about either.
 */
export async function saveDerivedCategories(posts: readonly Post[]): Promise<void> {
  const client = await connect();
  const done = tried.get(client) ?? new Set();
  tried.set(client, done);
  const waiting = posts.filter(({ id, isCategoryDerived }) => isCategoryDerived && !done.has(id));
  for (const { id } of waiting) done.add(id);
  await Promise.allSettled(
    waiting.map(({ id, summary: { category } }) =>
      client.from(postTable).update({ category }).eq('id', id),
    ),
  );
}
