import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import { asManager, believed } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import { searchWords } from '../searchWords.ts';
import { leadColumns, leadRow, type StoredLead } from '../storedLead.ts';

/** Rows on a page: more than a screen, but few enough for a poor connection. */
const PAGE = 50;

/** Rows on a page of an export: PostgREST's maximum. */
const EXPORT_PAGE = 1000;

/** The filters of a list of messages. */
export interface LeadQuestion {
  /** A status. Undefined for all. */
  readonly status?: StoredLead['status'];
  /** The last day of the follow-ups to list, oldest first. Undefined for all messages. */
  readonly dueBy?: string;
  /** The email of whose open messages to list. Undefined for all messages. */
  readonly owner?: string;
  /** True for deleted messages only, otherwise none of them. */
  readonly isDeleted?: boolean;
  readonly search?: string;
  readonly service?: string;
  readonly city?: string;
  /** The maximum age in days. */
  readonly days?: number;
}

/** The last row of the previous page: its id, and its value in the order of the list. */
export interface Cursor {
  readonly id: string;
  readonly at: string;
}

const fallback = 'Failed to load messages';
const DAY_MS = 86_400_000;

const newestFirst = { column: 'created_at', ascending: false } as const;
const mostDueFirst = { column: 'next_at', ascending: true } as const;
const orderOf = ({ dueBy }: LeadQuestion) => (dueBy ? mostDueFirst : newestFirst);

/** Quotes a value inside `or=(...)`, which a comma or a parenthesis would end. */
export const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

function ask(client: ManagerClient, question: LeadQuestion, after: Cursor | null, limit: number) {
  const { status, dueBy, owner, isDeleted = false, search = '', service, city, days } = question;
  const { column, ascending } = orderOf(question);
  let query = client
    .from('leads')
    .select(leadColumns)
    .order(column, { ascending })
    .order('id', { ascending })
    .limit(limit);
  query = isDeleted ? query.not('deleted_at', 'is', null) : query.is('deleted_at', null);
  if (dueBy) query = query.lte('next_at', dueBy);
  if (owner) query = query.eq('owner', owner).or('status.neq.won,next_at.not.is.null');
  if (dueBy || owner) query = query.not('status', 'in', '(lost,spam)');
  if (status) query = query.eq('status', status);
  if (service) query = query.eq('service', service);
  if (city) query = query.eq('city', city);
  if (days) query = query.gte('created_at', new Date(Date.now() - days * DAY_MS).toISOString());
  const words = searchWords(search);
  if (words) query = query.textSearch('search', words, { config: 'simple' });
  if (after) {
    const [at, id] = [quoted(after.at), quoted(after.id)];
    const past = ascending ? 'gt' : 'lt';
    query = query.or(`${column}.${past}.${at},and(${column}.eq.${at},id.${past}.${id})`);
  }
  return query;
}

export interface LeadPage {
  readonly leads: readonly StoredLead[];
  /** The start of the next page. Null at the end. */
  readonly next: Cursor | null;
}

/**
 * Lists a page of messages, newest first, or those to follow up, oldest first. A page starts after a row instead of at a number, so that
 * a new message neither repeats nor hides another. Malformed rows are reported and left out.
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
    // A full page may have a successor, even if some of its rows were malformed.
    const last = Array.isArray(given) && given.length === limit ? leads.at(-1) : undefined;
    const at = last?.[orderOf(question).column];
    return { leads, next: last && at ? { id: last.id, at } : null };
  });
}

/** Lists all matching messages, page by page. @throws AdapterError */
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

/** Reads one message, even a deleted one. @throws AdapterError `missing` if there is none */
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

const photoRow = z.object({ photo: z.string().check(z.startsWith('data:image/')) });

/** Reads a message's photo as a data URL. @throws AdapterError `missing` if there is none */
export function readPhoto(id: string, signal: AbortSignal): Promise<string> {
  return asManager(async (client) => {
    const answer = await client.from('leads').select('photo').eq('id', id).abortSignal(signal);
    requireAnswer('Failed to load the photo', answer);
    const row = z.safeParse(photoRow, answer.data?.[0]).data;
    if (!row) throw new AdapterError('missing', 'This photo no longer exists.');
    return row.photo;
  });
}
