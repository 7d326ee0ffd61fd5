import type { LeadMessage } from './limits.ts';
import { deriveId } from './sender.ts';
import type { Settings } from './settings.ts';
import { isSpam, spamReasons } from './spam.ts';
import type { Submission } from './submission.ts';
import { type Row, TableError, type Tables } from './table.ts';

const DAY_MS = 24 * 60 * 60_000;

const cityOf = (page: string | undefined): string | undefined =>
  /^\/communities\/([a-z0-9-]{1,100})\/?$/.exec(page ?? '')?.[1];

/**
 * Whether the same sender, or one with the same contact address, sent the same text within a day.
 */
async function hasSent(
  id: string,
  sender: string,
  { email, message, subject }: LeadMessage,
  tables: Tables,
): Promise<boolean> {
  if (message === undefined) return false;
  const same = [`sender_hash.eq.${sender}`];
  if (email) same.push(`email.eq."${email.replace(/["\\]/g, '\\$&')}"`);
  const earlier = await tables.select('leads', {
    or: `(${same.join(',')})`,
    id: `neq.${id}`,
    created_at: `gte.${new Date(Date.now() - DAY_MS).toISOString()}`,
    select: 'message,subject',
    order: 'created_at.desc',
    limit: '50',
  });
  return earlier.some((row) => row.message === message && (row.subject ?? undefined) === subject);
}

export type Refusal = 'too-many' | 'refused' | 'unavailable';

function refusalOf(cause: unknown): Refusal {
  if (!(cause instanceof TableError)) throw cause;
  if (cause.code === 'PT429') return 'too-many';
  return /^2[23]/.test(cause.code) ? 'refused' : 'unavailable';
}

const WORDS = ['kind', 'name', 'email', 'phone', 'subject', 'message', 'preferred_date'];

async function isStored(row: Row, tables: Tables): Promise<boolean> {
  const [stored] = await tables.select('leads', { id: `eq.${row.id}`, select: WORDS.join() });
  return WORDS.every((column) => stored && (stored[column] ?? null) === (row[column] ?? null));
}

/**
 * Checks a message for spam and stores it with its deliveries. If different text already has the
 * id, the message gets a new id.
 */
export async function store(
  id: string,
  sender: string,
  submission: Submission,
  settings: Settings,
  tables: Tables,
): Promise<{ id: string } | Refusal> {
  const { message, honeypot, elapsedMs } = submission;
  const { mail, webhook } = settings;
  const { preferredDate, ...texts } = message;
  const row: Row = { ...texts, id, preferred_date: preferredDate };
  try {
    const isRepeat = await hasSent(id, sender, message, tables);
    const reasons = spamReasons({ message, honeypot, elapsedMs, isRepeat });
    const recipients = [
      mail && 'company',
      mail && message.email && 'visitor',
      webhook && 'webhook',
    ].filter(Boolean);
    const judged = {
      ...row,
      city: message.city ?? cityOf(message.page),
      status: isSpam(reasons) ? 'spam' : 'new',
      spam_reasons: reasons,
      sender_hash: sender,
      notify: isSpam(reasons) ? [] : recipients,
    };
    await tables.insert('leads', { select: 'id' }, judged);
    return { id };
  } catch (cause) {
    const isKnown = cause instanceof TableError && cause.code === '23505';
    if (!isKnown) return refusalOf(cause);
    if (await isStored(row, tables)) return { id };
    return await store(await deriveId(id, message), sender, submission, settings, tables);
  }
}
