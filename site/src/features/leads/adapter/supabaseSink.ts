import type { Supabase } from '../../../supabase/client.ts';
import { assertAnswered } from '../../../supabase/errors.ts';
import type { Lead, LeadSink } from './lead.ts';

const orNull = (value: string | undefined) => value?.trim() || null;

const toRow = (lead: Lead) => ({
  kind: lead.kind,
  name: orNull(lead.name),
  email: orNull(lead.email),
  phone: orNull(lead.phone),
  subject: orNull(lead.subject),
  message: orNull(lead.message),
  preferred_date: orNull(lead.preferredDate),
  service: orNull(lead.service),
  page: orNull(lead.page),
});

/**
 * Inserts into the table `leads`. Nothing is read back: visitors may put requests in and never see
 * any, and an insert that a policy refuses is an error, unlike an update.
 */
export function supabaseSink(client: () => Promise<Supabase>): LeadSink {
  return async (lead) => {
    const answer = await (await client()).from('leads').insert(toRow(lead));
    assertAnswered('Failed to send the request', answer);
  };
}
