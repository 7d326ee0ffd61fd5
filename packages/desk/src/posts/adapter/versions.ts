import { requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asManager, forManagers, requireEditor } from '../../auth/index.ts';
import type { PostFields } from '../record.ts';
import { openFields } from '../storedPost.ts';
import { writtenFields } from './rows.ts';

/** What a post was after a save (docs/behavior/data.md#post-versions-table). */
interface PostVersion {
  /** When its first save was, in ISO 8601. It names the version. */
  readonly id: string;
  readonly savedAt: string;
  /** The email address of the editor. Empty if it's unknown. */
  readonly savedBy: string;
  readonly fields: PostFields;
}

const versionRow = z.object({
  started_at: z.string(),
  saved_at: z.string(),
  saved_by: z.nullable(z.string()),
  fields: writtenFields,
});

/** The versions of a post, the latest first. @throws AdapterError */
const listVersions = (id: string, signal: AbortSignal): Promise<readonly PostVersion[]> =>
  asManager(async (client) => {
    const answer = await client
      .from('post_versions')
      .select('started_at,saved_at,saved_by,fields')
      .eq('post_id', id)
      .order('started_at', { ascending: false })
      .abortSignal(signal);
    requireAnswer('Failed to load the versions', answer);
    if (!answer.data?.length) await requireEditor();
    return Promise.all(
      readRows('post_versions', versionRow, answer.data).map(
        async ({ started_at, saved_at, saved_by, fields }): Promise<PostVersion> => ({
          id: started_at,
          savedAt: saved_at,
          savedBy: saved_by ?? '',
          fields: (await openFields(fields)).fields,
        }),
      ),
    );
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    meta: forManagers,
    queryKey: ['post-versions', id],
    queryFn: ({ signal }) => listVersions(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
