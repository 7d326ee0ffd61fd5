import { deriveCategory, imageAddress } from '@custom-designs/ui/blog/content';
import { connect, type Supabase } from '../../supabase/client.ts';
import { type ListedPost, type PostSummary, saveCategory } from './adapter/index.ts';

/** A post without a category gets a derived one (docs/behavior.md#category-derivation). */
export const categorised = <Post extends ListedPost>(post: Post): Post =>
  post.category ? post : { ...post, category: deriveCategory(post) };

/** A post's picture is anybody's text until it has proved to be the address of one. */
export const pictured = <Post extends PostSummary>(post: Post): Post => ({
  ...post,
  image: post.image && (imageAddress(post.image) ?? null),
});

/** What a card shows of a post, so that no page carries texts it does not show. */
export const summaryOf = ({ content: _, ...summary }: ListedPost): PostSummary => pictured(summary);

const tried = new WeakMap<Supabase, Set<string>>();

/**
 * Saves the derived categories of these rows back, each once a visit. Somebody may have been first and
 * the database may refuse, which is nothing that a reader could act on: the page shows them anyway.
 */
export async function saveDerivedCategories(rows: readonly ListedPost[]): Promise<void> {
  if (rows.every(({ category }) => category)) return;
  const client = await connect();
  const done = tried.get(client) ?? new Set();
  tried.set(client, done);
  const blank = rows.filter(({ id, category }) => !category && !done.has(id));
  for (const { id } of blank) done.add(id);
  await Promise.allSettled(
    blank.map((row) => saveCategory(client, row.id, categorised(row).category)),
  );
}
