import { connect } from '../../../supabase/client.ts';
import { assertAnswered } from '../../../supabase/errors.ts';
import { readRows } from '../../../supabase/rows.ts';
import { factColumns, factRow, factsTable, type StoredFact } from './rows.ts';

/** Reads every changed fact, as anyone may. @throws AdapterError */
export async function readFacts(signal: AbortSignal): Promise<StoredFact[]> {
  const client = await connect();
  const answer = await client.from(factsTable).select(factColumns).order('key').abortSignal(signal);
  assertAnswered('Failed to load the facts', answer);
  return readRows(factsTable, factRow, answer.data);
}
