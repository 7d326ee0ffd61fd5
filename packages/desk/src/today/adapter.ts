import { requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages } from '@custom-designs/supabase/rows';
import { queryOptions } from '@tanstack/react-query';
import { asManager, forManagers, requireEditor } from '../auth/index.ts';
import { isUntitled } from '../pictures/image.ts';

export interface Unfinished {
  /** Posts that readers don't see yet. */
  readonly drafts: number;
  /** Pictures without a title, or with a camera's. */
  readonly untitled: number;
}

const FAILED = 'Failed to count what is unfinished';

/** Counts what an editor has begun. @throws AdapterError */
const countUnfinished = (signal: AbortSignal): Promise<Unfinished> =>
  asManager(async (client) => {
    const [drafts, pictures] = await Promise.all([
      client
        .from('custom_design_blogs')
        .select('*', { count: 'exact', head: true })
        .eq('status', 'draft')
        .is('draft_of', null)
        .abortSignal(signal),
      fetchAllPages(
        (answer) => requireAnswer(FAILED, answer),
        (from, to) =>
          client.from('images').select('id,title').order('id').range(from, to).abortSignal(signal),
      ),
    ]);
    requireAnswer(FAILED, drafts);
    // An ended session sees no drafts.
    if (!drafts.count) await requireEditor();
    return { drafts: drafts.count ?? 0, untitled: pictures.filter(isUntitled).length };
  });

export const unfinishedQuery = () =>
  queryOptions({
    meta: forManagers,
    queryKey: ['unfinished'],
    queryFn: ({ signal }) => countUnfinished(signal),
    refetchOnWindowFocus: true,
  });
