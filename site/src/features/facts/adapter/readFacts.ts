import { factColumns, factRow, factsTable, type StoredFact } from '@custom-designs/desk/facts/rows';
import { connect } from '@custom-designs/supabase/client';
import { assertAnswered } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';

/** Reads every changed fact, as anyone may. @throws AdapterError */
export async function readFacts(signal: AbortSignal): Promise<StoredFact[]> {
  const client = await connect();
  const answer = await client.from(factsTable).select(factColumns).order('key').abortSignal(signal);
  assertAnswered('Failed to load the facts', answer);
  return readRows(factsTable, factRow, answer.data);
}
