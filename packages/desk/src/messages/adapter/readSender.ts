import { requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import { asManager } from '../../auth/index.ts';
import { isSameSender, senderKeys } from '../followUp.ts';
import { leadRow, type StoredLead } from '../storedLead.ts';
import { quoted } from './readLeads.ts';

const senderRow = z.pick(leadRow, {
  ...{ id: true, email: true, phone: true, subject: true, message: true },
  ...{ status: true, created_at: true },
});

export type SenderLead = z.output<typeof senderRow>;

/** More than these are found by a search. */
const MOST = 50;

/**
 * Lists a sender's other messages by email or phone number, newest first. The database finds the
 * number in any writing, and sometimes another sender's, which is left out here.
 * @throws AdapterError
 */
export function readSender(lead: StoredLead, signal: AbortSignal): Promise<readonly SenderLead[]> {
  const { email, phone } = senderKeys(lead);
  const ways = [
    ...(email ? [`email.ilike.${quoted(email)}`] : []),
    ...(phone ? [phone, `1${phone}`].map((digits) => `search.fts(simple).${digits}:*`) : []),
  ];
  if (ways.length === 0) return Promise.resolve([]);
  return asManager(async (client) => {
    const answer = await client
      .from('leads')
      .select(Object.keys(senderRow.shape).join(','))
      .or(ways.join(','))
      .neq('id', lead.id)
      .is('deleted_at', null)
      .order('created_at', { ascending: false })
      .limit(MOST)
      .abortSignal(signal);
    requireAnswer('Failed to load earlier messages', answer);
    return readRows('leads', senderRow, answer.data).filter((other) => isSameSender(lead, other));
  });
}
