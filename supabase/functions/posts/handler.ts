import type { Keys } from '../_shared/keys.ts';
import { type Fetch, openTables } from '../_shared/table.ts';

export interface PostsOptions extends Keys {
  fetch: Fetch;
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, OPTIONS',
  'access-control-allow-headers': 'apikey, authorization, x-client-info',
  // A preview must end as soon as its post is deleted, and search engines must not keep it.
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const answer = (status: number, body: object) => Response.json(body, { status, headers: HEADERS });

const isKey = (key: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

const COLUMNS = [
  'id',
  'title',
  'date',
  'excerpt',
  'image',
  'category',
  'slug',
  'author',
  'created_at',
  'content',
  'images',
] as const;

/**
 * `GET .../posts?preview=<key>` returns the post that an editor shares before it's published. The
 * key is the only secret, so nothing else is accepted. Never throws.
 */
export function createPostsHandler(options: PostsOptions): (request: Request) => Promise<Response> {
  const tables = openTables(options, options.fetch);
  const read = async (key: string) => {
    const [editing] = await tables.select('post_editing', ['post_id'], {
      preview_key: `eq.${key}`,
    });
    if (!editing) return undefined;
    const query = { id: `eq.${editing.post_id}` };
    return (await tables.select('custom_design_blogs', COLUMNS, query))[0];
  };
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    if (request.method !== 'GET') return answer(405, { code: 'method' });
    const key = new URL(request.url).searchParams.get('preview') ?? '';
    if (!isKey(key)) return answer(404, { code: 'missing' });
    try {
      const post = await read(key);
      return post ? answer(200, { post }) : answer(404, { code: 'missing' });
    } catch {
      return answer(503, { code: 'unavailable' });
    }
  };
}
