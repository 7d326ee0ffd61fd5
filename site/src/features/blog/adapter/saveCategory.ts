import type { Supabase } from '../../../supabase/client.ts';
import { AdapterError, assertAnswered } from '../../../supabase/errors.ts';
import { postTable } from './row.ts';

/**
 * Saves a derived category (docs/behavior.md#backend-calls). The policies let anybody fill a blank category
 * with a known one, and nothing else; a refused update still answers success, for no row.
 * @throws AdapterError `denied` when no row changed.
 */
export async function saveCategory(client: Supabase, id: string, category: string): Promise<void> {
  const answer = await client.from(postTable).update({ category }).eq('id', id).select('id');
  assertAnswered('Failed to save the category', answer);
  if (answer.data?.length !== 1) {
    throw new AdapterError(
      'denied',
      `Failed to save the category: no row changed. Post ${id} does not exist, or already has one, or ${category} is none the database knows.`,
    );
  }
}
