export interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author?: string | undefined;
}

/**
 * Finds posts whose title, excerpt, category, or author contains the text, in any case
 * (docs/behavior/blog.md#blog-search). An empty query finds all posts.
 */
export function searchPosts<Post extends Searchable>(
  posts: readonly Post[],
  query: string,
): readonly Post[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return posts;
  const contains = (text: string | undefined) => text?.toLowerCase().includes(wanted) ?? false;
  return posts.filter(
    ({ title, excerpt, category, author }) =>
      contains(title) || contains(category) || contains(author) || contains(excerpt),
  );
}

/** Finds posts whose category equals the tab's id, in any case. `all` finds every post. */
export const postsInTab = <Post extends Pick<Searchable, 'category'>>(
  posts: readonly Post[],
  tab: string,
): readonly Post[] =>
  tab === 'all'
    ? posts
    : posts.filter(({ category }) => category.toLowerCase() === tab.toLowerCase());
