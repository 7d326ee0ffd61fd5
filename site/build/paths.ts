import { listPosts } from '../src/adapters/blog/listPosts.ts';
import { connect, replaceBackend } from '../src/adapters/client.ts';
import { staticPosts } from '../src/content/posts.ts';
import { newArticle, routePaths } from '../src/content/slugs.ts';
import { buildEnvironment } from './environment.ts';

/** Articles the backend knows right now; none when it cannot be reached, which is no reason not to build. */
async function knownSlugs(): Promise<string[]> {
  replaceBackend(buildEnvironment());
  try {
    return (await listPosts(await connect())).map(({ slug }) => slug);
  } catch (error) {
    console.warn(
      `Articles are left to the client: ${error instanceof Error ? error.message : error}`,
    );
    return [];
  }
}

/** Every page of the route table, the not-found page, the articles, and the page for newer ones. */
export async function prerenderPaths(): Promise<string[]> {
  const slugs = new Set([...staticPosts.map(({ slug }) => slug), ...(await knownSlugs())]);
  const articles = [...slugs].map((slug) => `/blog/${encodeURIComponent(slug)}`);
  return [...routePaths, '/404', ...articles, `/blog/${newArticle}`];
}
