import { newArticle, staticPosts } from '../src/content/posts.ts';
import { routePaths } from '../src/routes.ts';
import { buildEnvironment } from './environment.ts';
import { type BuiltPost, readPosts } from './posts.ts';

/** Folds a name as disks and hosts do that ignore case and the form of accents. */
const folded = (slug: string) => slug.normalize('NFC').toLowerCase();

/**
 * Chooses the posts that get their own page. A post whose address is taken gets none, and the first
 * post wins. A host that ignores case would otherwise serve the wrong article.
 */
export function chooseArticles<Post extends BuiltPost>(posts: readonly Post[]) {
  const built = new Map<string, Post>();
  const leftOut: { readonly post: Post; readonly instead: Post }[] = [];
  for (const post of posts) {
    const instead = built.get(folded(post.slug));
    if (instead) leftOut.push({ post, instead });
    else built.set(folded(post.slug), post);
  }
  return { built: [...built.values()], leftOut };
}

/**
 * Paths in the form that the prerenderer needs. It uses a path from this list as the name of a
 * folder, and it compares the list with decoded request paths. So the paths are not escaped.
 */
const articlePaths = (posts: readonly BuiltPost[]) =>
  chooseArticles(posts).built.map(({ slug }) => `/blog/${slug}`);

let known: Promise<string[]> | undefined;

/**
 * Every page of the route table, the not-found page, the articles, and the page for newer articles.
 * The prerenderer asks several times and must get the same result.
 */
export function prerenderPaths(): Promise<string[]> {
  known ??= readPosts(buildEnvironment()).then((posts) => [
    ...routePaths,
    '/404',
    ...articlePaths([...posts, ...staticPosts]),
    `/blog/${newArticle}`,
  ]);
  return known;
}
