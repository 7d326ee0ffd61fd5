import { routePaths } from '../src/content/paths.ts';
import { newArticle, staticPosts } from '../src/content/posts.ts';
import { buildEnvironment } from './environment.ts';
import { type BuiltPost, readPosts } from './posts.ts';

/** As a disk or a host sees a name that ignores case and the form of accents. */
const folded = (slug: string) => slug.normalize('NFC').toLowerCase();

/**
 * The posts that get a page of their own, and those whose address another one has already: the first
 * counts. A host that ignores case would otherwise show one article at the address of the other.
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
 * Paths as the prerenderer wants them. It takes a path from this list for the name of a folder, and
 * renders only what is in the list once the path of a request is decoded: so they are not escaped.
 */
export const articlePaths = (posts: readonly BuiltPost[]) =>
  chooseArticles(posts).built.map(({ slug }) => `/blog/${slug}`);

let known: Promise<string[]> | undefined;

/**
 * Every page of the route table, the not-found page, the articles, and the page for newer ones. The
 * prerenderer asks several times, and has to hear the same each time.
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
