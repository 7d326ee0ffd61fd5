import * as z from 'zod/mini';
import type { Keys } from '../_shared/keys.ts';
import { type Fetch, openTables, unavailableStatus } from '../_shared/table.ts';

export interface PostsOptions extends Keys {
  fetch: Fetch;
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info',
  // A preview must end as soon as its post is deleted, and search engines must not keep it.
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const TIMEOUT_MS = 10_000;

const answer = (status: number, body: object) => Response.json(body, { status, headers: HEADERS });

const isKey = (key: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

const linkRequest = z.object({ post: z.guid(), isNew: z.optional(z.boolean()) });
const makers = z.array(z.object({ made_by: z.guid() }));

const TABLE = 'post_previews';
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
 * key is the only secret. `POST .../posts` with `{ post }` and an editor's token returns the key of
 * the editor's own link. With `isNew: true`, all earlier links to that post end first. Never throws.
 */
export function createPostsHandler(options: PostsOptions): (request: Request) => Promise<Response> {
  const { supabaseUrl, fetch } = options;
  const tables = openTables(options, fetch);

  async function read(key: string): Promise<Response> {
    const missing = () => answer(404, { code: 'missing' });
    if (!isKey(key)) return missing();
    const [preview] = await tables.select(TABLE, ['post_id'], { key: `eq.${key}` });
    if (!preview) return missing();
    const query = { id: `eq.${preview.post_id}` };
    const [post] = await tables.select('custom_design_blogs', COLUMNS, query);
    return post ? answer(200, { post }) : missing();
  }

  /** Calls the table with the caller's own rights, so the policies decide who may share. */
  const askAs = ({ headers }: Request, query: string, init: RequestInit) =>
    fetch(`${supabaseUrl}/rest/v1/${TABLE}?${query}`, {
      ...init,
      headers: {
        apikey: headers.get('apikey') ?? '',
        authorization: headers.get('authorization') ?? '',
        'content-type': 'application/json',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  async function share(request: Request): Promise<Response> {
    const { data: asked } = linkRequest.safeParse(await request.json().catch(() => undefined));
    if (!asked) return answer(400, { code: 'malformed' });
    const body = JSON.stringify({ post_id: asked.post });
    const { status } = await askAs(request, '', { method: 'POST', body });
    if (status >= 500) return answer(status === 507 ? 507 : 503, { code: 'unavailable' });
    // The caller may have a link already.
    if (status >= 300 && status !== 409) return answer(status, { code: 'refused' });
    const own = await askAs(request, `post_id=eq.${asked.post}&select=made_by`, { method: 'GET' });
    const maker = makers.safeParse(await own.json().catch(() => undefined)).data?.[0];
    if (!maker) return answer(404, { code: 'missing' });
    const row = { post_id: asked.post, made_by: maker.made_by };
    if (asked.isNew) {
      await tables.remove(TABLE, ['post_id'], { post_id: `eq.${asked.post}` });
      await tables.insert(TABLE, ['post_id'], row);
    }
    const [link] = await tables.select(TABLE, ['key'], {
      post_id: `eq.${row.post_id}`,
      made_by: `eq.${row.made_by}`,
    });
    return link ? answer(200, { key: link.key }) : answer(404, { code: 'missing' });
  }

  return async (request) => {
    const { method } = request;
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    if (method !== 'GET' && method !== 'POST') return answer(405, { code: 'method' });
    try {
      if (method === 'POST') return await share(request);
      return await read(new URL(request.url).searchParams.get('preview') ?? '');
    } catch (cause) {
      return answer(unavailableStatus(cause), { code: 'unavailable' });
    }
  };
}
