import { connect } from '@custom-designs/supabase/client';
import { assertAnswered } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';

const reviewRow = z.object({
  id: z.string(),
  /** The address of the page that shows it. */
  page: z.string(),
  words: z.string(),
  name: z.string(),
  role: z.nullable(z.string()),
  company: z.nullable(z.string()),
});
export type PageReview = z.infer<typeof reviewRow>;

/** Reads every published review, in the order of its page. @throws AdapterError */
export async function readReviews(signal: AbortSignal): Promise<PageReview[]> {
  const client = await connect();
  const answer = await client
    .from('reviews')
    .select('id,page,words,name,role,company')
    .eq('is_published', true)
    // Those without a place come last.
    .order('position')
    .order('created_at')
    .order('id')
    .abortSignal(signal);
  assertAnswered('Failed to load the reviews', answer);
  return readRows('reviews', reviewRow, answer.data);
}
