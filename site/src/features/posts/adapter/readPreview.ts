import * as z from 'zod/mini';
import { backend } from '../../../supabase/client.ts';
import { AdapterError, connectionLost } from '../../../supabase/errors.ts';
import { withAbsoluteUrls } from '../../../supabase/storedFiles.ts';
import { type Post, postRow, toPost } from '../../blog/index.ts';

const preview = z.object({ post: postRow });

/** Reads the post of a shared preview. Null if the key opens none. @throws AdapterError */
export async function readPreview(key: string, signal: AbortSignal): Promise<Post | null> {
  const { supabaseUrl, fetch: ask = fetch } = backend();
  const address = `${supabaseUrl}/functions/v1/posts?${new URLSearchParams({ preview: key })}`;
  const response = await ask(address, { signal }).catch((cause: unknown) => {
    throw connectionLost(cause);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 404) return null;
  const { success, data } = z.safeParse(preview, withAbsoluteUrls(body));
  if (!success) throw new AdapterError('network', `Failed to read the preview: ${response.status}`);
  return toPost(data.post);
}
