import { AdapterError, connectionLost } from '@custom-designs/supabase/errors';
import * as z from 'zod/mini';
import { asManager, requireEditor } from '../../auth/index.ts';

const answer = z.object({ key: z.string() });

/**
 * Returns the key of this account's link to the preview of a post or a draft. Makes the link if
 * there's none. With `isNew`, all earlier links to that preview end first. @throws AdapterError
 */
export const readPreviewKey = (id: string, isNew = false): Promise<string> =>
  asManager(async (client) => {
    const { data, error, response } = await client.functions.invoke('posts', {
      body: { post: id, isNew },
    });
    const read = answer.safeParse(data);
    if (read.success) return read.data.key;
    if (!response) throw connectionLost(error);
    if (response.status === 401 || response.status === 403) await requireEditor();
    if (response.status === 404) {
      throw new AdapterError('missing', 'Someone deleted this post.', error);
    }
    throw new AdapterError('network', 'The link couldn’t be made. Please try again.', error);
  });
