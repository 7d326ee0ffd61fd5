import type { LeadMessage } from './limits.ts';
import type { Settings } from './settings.ts';
import { isSpam, spamReasons } from './spam.ts';
import type { Submission } from './submission.ts';
import { type Row, TableError, type Tables } from './table.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The city whose page the form stood on. */
const cityOf = (page: string | undefined): string | undefined =>
  /^\/communities\/([a-z0-9-]{1,100})\/?$/.exec(page ?? '')?.[1];

/** Earlier messages of the same sender, or with the same address to answer to, within a day. */
async function earlierOnes(
  id: string,
  sender: string,
  { email }: LeadMessage,
  tables: Tables,
): Promise<Row[]> {
  const same = [`sender_hash.eq.${sender}`];
  if (email) same.push(`email.eq."${email.replace(/["\\]/g, '\\$&')}"`);
  return await tables.select('leads', {
    or: `(${same.join(',')})`,
    id: `neq.${id}`,
    created_at: `gte.${new Date(Date.now() - DAY_MS).toISOString()}`,
    select: 'email,message,subject',
    order: 'created_at.desc',
    limit: '50',
  });
}

export type Stored = 'stored' | 'too-many' | 'refused' | 'unavailable';

function reasonOf(cause: unknown): Stored {
  if (!(cause instanceof TableError)) throw cause;
  // The same id: this very message is stored already.
  if (cause.code === '23505') return 'stored';
  if (cause.code === 'PT429' || cause.status === 429) return 'too-many';
  return /^2[23]/.test(cause.code) ? 'refused' : 'unavailable';
}

/** Judges a message and stores it, together with whom to tell about it. */
export async function store(
  id: string,
  sender: string,
  { message, honeypot, elapsedMs }: Submission,
  { mail, webhook }: Settings,
  tables: Tables,
): Promise<Stored> {
  const { preferredDate, ...texts } = message;
  try {
    const earlier = await earlierOnes(id, sender, message, tables);
    const isRepeat =
      message.message !== undefined &&
      earlier.some(
        (row) => row.message === message.message && (row.subject ?? undefined) === message.subject,
      );
    const reasons = spamReasons({ message, honeypot, elapsedMs, isRepeat });
    // One acknowledgement a day, so that nobody can fill somebody else's mailbox with them.
    const isAnswered = earlier.some((row) => row.email === message.email);
    const recipients = [
      mail && 'company',
      mail && message.email && !isAnswered && 'visitor',
      webhook && 'webhook',
    ].filter(Boolean);
    await tables.insert('leads', {
      ...texts,
      id,
      preferred_date: preferredDate,
      city: message.city ?? cityOf(message.page),
      status: isSpam(reasons) ? 'spam' : 'new',
      spam_reasons: reasons,
      sender_hash: sender,
      notify: isSpam(reasons) ? [] : recipients,
    });
    return 'stored';
  } catch (cause) {
    return reasonOf(cause);
  }
}
