import type { Lead } from '@custom-designs/ui/leads';
import { type InboxContent, toLead } from './display.ts';
import { statusLabel } from './statuses.ts';
import type { StoredLead } from './storedLead.ts';

const columns: Readonly<Record<string, (stored: StoredLead, lead: Lead) => string | null>> = {
  Received: (stored) => stored.created_at,
  Status: (stored) => statusLabel(stored.status),
  Name: (stored) => stored.name,
  Email: (_stored, lead) => lead.email,
  Phone: (_stored, lead) => lead.phone,
  Subject: (_stored, lead) => lead.subject,
  Message: (_stored, lead) => lead.message,
  'Preferred date': (stored) => stored.preferred_date,
  Service: (_stored, lead) => lead.service,
  City: (_stored, lead) => lead.city,
  'Sent from': (_stored, lead) => lead.page,
  'Possible spam': (_stored, lead) => lead.spamReasons.join('; '),
  'First contact': (stored) => stored.first_contacted_at,
};

/**
 * Characters that start a formula in spreadsheets. papaparse's own pattern misses texts of several
 * lines.
 */
const formula = /^[=+\-@\t\r]/;

/** Without it, Excel reads the file in a legacy character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Exports messages as a table for spreadsheets. The texts come from visitors, so a text that looks
 * like a formula gets an apostrophe in front.
 */
export async function toCsv(leads: readonly StoredLead[], content: InboxContent): Promise<string> {
  const { unparse } = await import('papaparse').then(({ default: papa }) => papa);
  const data = leads.map((stored) => {
    const lead = toLead(stored, content);
    return Object.values(columns).map((cell) => cell(stored, lead));
  });
  const table = { fields: Object.keys(columns), data };
  return BYTE_ORDER_MARK + unparse(table, { escapeFormulae: formula });
}
