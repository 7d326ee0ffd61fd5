import { AdapterError, requireAnswer } from '../../../../supabase/errors.ts';
import type { MediaClient } from '../../../../supabase/managerClient.ts';
import { readRows } from '../../../../supabase/rows.ts';
import { asManager, believed } from '../../../auth/index.ts';
import { searchWords } from '../searchWords.ts';
import { leadColumns, leadRow, type StoredLead } from '../storedLead.ts';

/** Rows a page: more than a screen, and little enough for a bad line. */
export const PAGE = 50;

/** Of an export: as many as PostgREST gives at once. */
const EXPORT_PAGE = 1000;

/** Which messages are asked for. */
export interface LeadQuestion {
  /** A status; undefined for all. */
  readonly status?: string;
  /** Only what is deleted, and not yet for good. Otherwise only what is not. */
  readonly isDeleted?: boolean;
  /** Words, as typed. */
  readonly search?: string;
  readonly service?: string;
  readonly city?: string;
  /** Not older than so many days. */
  readonly days?: number;
}

/** The last row of the page before. */
export type Cursor = Pick<StoredLead, 'id' | 'created_at'>;

const fallback = 'Failed to load messages';
const DAY_MS = 86_400_000;

/** A value inside `or=(...)`, where a comma or a parenthesis would end it. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

function ask(client: MediaClient, question: LeadQuestion, after: Cursor | null, limit: number) {
  const { status, isDeleted = false, search = '', service, city, days } = question;
  let query = client
    .from('leads')
    .select(leadColumns)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit);
  query = isDeleted ? query.not('deleted_at', 'is', null) : query.is('deleted_at', null);
  if (status) query = query.eq('status', status);
  if (service) query = query.eq('service', service);
  if (city) query = query.eq('city', city);
  if (days) query = query.gte('created_at', new Date(Date.now() - days * DAY_MS).toISOString());
  const words = searchWords(search);
  if (words) query = query.textSearch('search', words, { config: 'simple' });
  if (after) {
    const [at, id] = [quoted(after.created_at), quoted(after.id)];
    query = query.or(`created_at.lt.${at},and(created_at.eq.${at},id.lt.${id})`);
  }
  return query;
}

export interface LeadPage {
  readonly leads: readonly StoredLead[];
  /** Where the next page begins; null at the end. */
  readonly next: Cursor | null;
}

/**
 * A page of messages, newest first. It begins after a row, not at a number, so that a message that comes
 * meanwhile neither repeats nor hides another. Rows that break the schema are reported and left out.
 * @throws AdapterError
 */
export function listLeads(
  question: LeadQuestion,
  after: Cursor | null,
  signal: AbortSignal,
  limit = PAGE,
): Promise<LeadPage> {
  return asManager(async (client) => {
    const answer = await ask(client, question, after, limit).abortSignal(signal);
    requireAnswer(fallback, answer);
    const given: unknown = answer.data;
    const leads = await believed(readRows('leads', leadRow, given));
    // A full page may be followed by another one, also when some of its rows could not be read.
    const last = Array.isArray(given) && given.length === limit ? leads.at(-1) : undefined;
    return { leads, next: last ? { id: last.id, created_at: last.created_at } : null };
  });
}

/** All messages that the question finds, page by page. @throws AdapterError */
export async function listAllLeads(
  question: LeadQuestion,
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly StoredLead[]> {
  const found: StoredLead[] = [];
  let after: Cursor | null = null;
  do {
    const page: LeadPage = await listLeads(question, after, signal, EXPORT_PAGE);
    found.push(...page.leads);
    after = page.next;
  } while (after);
  return found;
}

/** One message, deleted or not. @throws AdapterError `missing` when there is none */
export function readLead(id: string, signal?: AbortSignal): Promise<StoredLead> {
  return asManager(async (client) => {
    const query = client.from('leads').select(leadColumns).eq('id', id);
    const answer = await (signal ? query.abortSignal(signal) : query);
    requireAnswer(fallback, answer);
    const [lead] = await believed(readRows('leads', leadRow, answer.data));
    if (!lead) throw new AdapterError('missing', 'This message no longer exists.');
    return lead;
  });
}
