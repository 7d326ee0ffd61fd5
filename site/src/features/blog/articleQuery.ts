import { queryOptions } from '@tanstack/react-query';
import { adapter } from './queries.ts';

/**
 * The row of that slug or id, else null. Apart from the lists: reading an article weighs 22 KiB, which
 * no page of lists may ask for.
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
