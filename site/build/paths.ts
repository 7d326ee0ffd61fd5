import { listPosts } from '../src/adapters/blog/listPosts.ts';
import { connect, replaceBackend } from '../src/adapters/client.ts';
import { parseEnvironment } from '../src/adapters/environment.ts';
import { routePaths } from '../src/content/slugs.ts';

/** Articles the backend knows right now; none when it cannot be reached, which is no reason not to build. */
async function articlePaths(): Promise<string[]> {
  replaceBackend(parseEnvironment(process.env));
  try {
    const posts = await listPosts(await connect());
    return posts.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`);
  } catch (error) {
    console.warn(
      `Articles are left to the client: ${error instanceof Error ? error.message : error}`,
    );
    return [];
  }
}

/** Every page of the route table, the not-found page, and the articles. */
export async function prerenderPaths(): Promise<string[]> {
  return [...routePaths, '/404', ...(await articlePaths())];
}
