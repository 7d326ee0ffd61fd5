import { routePaths } from '../src/content/slugs.ts';

/** Every page of the route table, the not-found page, and the articles the backend knows right now. */
export async function prerenderPaths(): Promise<string[]> {
  return [...routePaths, '/404'];
}
