import { queryOptions } from '@tanstack/react-query';
import { adapter } from './queries.ts';

/** Apart from the lists: reading an article weighs 22 KiB, which no page of lists may ask for. */
export const articleQueries = {
  /** The row of that slug or id, else the built-in post of that slug, else null. */
  shown: (slug: string) =>
    queryOptions({
      queryKey: ['posts', 'article', slug],
      queryFn: async ({ signal }) => {
        const [{ readPost, saveDerivedCategories }, { builtInArticle, toArticle }] =
          await Promise.all([adapter(), import('./article.ts')]);
        const post = await readPost(slug, signal);
        if (!post) return builtInArticle(slug);
        saveDerivedCategories([post]);
        return toArticle(post);
      },
    }),
  builtIn: (slug: string) =>
    queryOptions({
      queryKey: ['posts', 'built-in', slug],
      queryFn: async () => (await import('./article.ts')).builtInArticle(slug),
    }),
};
