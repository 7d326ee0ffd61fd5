import type { InboxWords } from './display.ts';
import { toLead } from './display.ts';
import { statusLabel } from './statuses.ts';
import type { StoredLead } from './storedLead.ts';

const columns = [
  'Received',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Subject',
  'Message',
  'Preferred date',
  'Service',
  'City',
  'Sent from',
  'May be spam',
  'First contact',
] as const;

function cellsOf(stored: StoredLead, words: InboxWords): (string | null)[] {
  const lead = toLead(stored, words);
  return [
    stored.created_at,
    statusLabel(stored.status),
    stored.name,
    lead.email,
    lead.phone,
    lead.subject,
    lead.message,
    stored.preferred_date,
    lead.service,
    lead.city,
    lead.page,
    lead.doubts.join('; '),
    stored.first_contacted_at,
  ];
}

/** Where spreadsheets begin to calculate. papaparse's own pattern overlooks texts of several lines. */
const formula = /^[=+\-@\t\r]/;

/** Excel takes a file without it for one of its own old character sets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Messages as a table for spreadsheets. Visitors write what stands in it: a text that a spreadsheet would
 * take for a formula gets an apostrophe in front.
 */
export async function toCsv(leads: readonly StoredLead[], words: InboxWords): Promise<string> {
  const { unparse } = await import('papaparse').then(({ default: papa }) => papa);
  const data = leads.map((lead) => cellsOf(lead, words));
  return BYTE_ORDER_MARK + unparse({ fields: [...columns], data }, { escapeFormulae: formula });
}
