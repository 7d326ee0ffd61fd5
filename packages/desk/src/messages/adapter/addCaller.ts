import { requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import { believed } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import { type Caller, leadColumns, leadRow, type StoredLead } from '../storedLead.ts';
import { UNIQUE_VIOLATION } from './sendEvent.ts';

const fallback = 'Failed to save the message';

/** Stores a message that a manager wrote down for a caller at a moment. @throws AdapterError */
export async function addCaller(
  client: ManagerClient,
  caller: Caller,
  created_at: string,
): Promise<readonly StoredLead[]> {
  const leads = () => client.from('leads');
  let answer = await leads()
    .insert({ ...caller, kind: 'phone', created_at })
    .select(leadColumns);
  // It was stored earlier, and the response was lost.
  if (answer.error?.code === UNIQUE_VIOLATION) {
    answer = await leads().select(leadColumns).eq('id', caller.id);
  }
  requireAnswer(fallback, answer);
  return believed(readRows('leads', leadRow, answer.data));
}
