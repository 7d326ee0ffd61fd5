import { backend } from '@custom-designs/supabase/client';
import { AdapterError, connectionLost } from '@custom-designs/supabase/errors';
import { withAbsoluteUrls } from '@custom-designs/supabase/storedFiles';
import * as z from 'zod/mini';
import { type Post, postRow, toPost } from '../post.ts';

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
