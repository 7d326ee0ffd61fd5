import type { Lead } from '@custom-designs/ui/leads';
import { atOffice } from '../time.ts';
import { type InboxContent, toLead } from './display.ts';
import { resultLabels, statusLabel } from './statuses.ts';
import type { LeadEvent, StoredLead } from './storedLead.ts';

interface Exported {
  readonly stored: StoredLead;
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
}

// Sweden writes times as ISO 8601 does, without seconds and zone: `2026-11-22 17:45`.
const local = atOffice({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');
const timeOf = (moment: string | null): string | null => moment && local.format(Date.parse(moment));

const noteOf = ({ kind, note, author, created_at }: LeadEvent): string => {
  const words = note ?? Object.entries(resultLabels).find(([result]) => result === kind)?.[1];
  return [timeOf(created_at), author && `${author}:`, words].filter(Boolean).join(' ');
};

const columns: Readonly<Record<string, (exported: Exported) => string | null>> = {
  Received: ({ stored }) => timeOf(stored.created_at),
  Status: ({ stored }) => statusLabel(stored.status),
  'Follow up': ({ stored }) => stored.next_at,
  Owner: ({ stored }) => stored.owner,
  Name: ({ stored }) => stored.name,
  Email: ({ lead }) => lead.email,
  Phone: ({ lead }) => lead.phone,
  Subject: ({ lead }) => lead.subject,
  Message: ({ lead }) => lead.message,
  'Preferred date': ({ stored }) => stored.preferred_date,
  Service: ({ lead }) => lead.service,
  City: ({ lead }) => lead.city,
  'Sent from': ({ lead }) => lead.page,
  'Possible spam': ({ lead }) => lead.spamReasons.join('; '),
  'First contact': ({ stored }) => timeOf(stored.first_contacted_at),
  Notes: ({ events }) => events.map(noteOf).join('\n'),
};

/**
 * Characters that start a formula in spreadsheets. papaparse's own pattern misses texts of several
 * lines.
 */
const formula = /^[=+\-@\t\r]/;

/** Without it, Excel reads the file in a legacy character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Exports messages as a table for spreadsheets, with times at the office. The texts come from
 * visitors, so a text that looks like a formula gets an apostrophe in front.
 * @param events notes and contacts by message
 */
export async function toCsv(
  leads: readonly StoredLead[],
  events: ReadonlyMap<string, readonly LeadEvent[]>,
  content: Pick<InboxContent, 'services' | 'cities'>,
): Promise<string> {
  const { unparse } = await import('papaparse').then(({ default: papa }) => papa);
  const data = leads.map((stored) => {
    const lead = toLead(stored, content);
    const exported = { stored, lead, events: events.get(stored.id) ?? [] };
    return Object.values(columns).map((cell) => cell(exported));
  });
  const table = { fields: Object.keys(columns), data };
  return BYTE_ORDER_MARK + unparse(table, { escapeFormulae: formula });
}
