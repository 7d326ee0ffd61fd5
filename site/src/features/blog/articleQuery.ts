import { queryOptions } from '@tanstack/react-query';
import { adapter } from './queries.ts';

/**
 * Reads the row with that slug or id, or null. In its own module, because the article code weighs
 * 22 KiB and lists must not load it.
 */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['posts', 'article', slug],
    queryFn: async ({ signal }) => {
      const [{ readPost, saveDerivedCategories }, { toArticle }] = await Promise.all([
        adapter(),
        import('./article.ts'),
      ]);
      const post = await readPost(slug, signal);
      if (!post) return null;
      saveDerivedCategories([post]);
      return toArticle(post);
    },
  });
