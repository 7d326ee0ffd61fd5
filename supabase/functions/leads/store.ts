import type { Tables as Rows, TablesInsert } from '../../database.gen.ts';
import { TableError, type Tables, unavailableStatus } from '../_shared/table.ts';
import { type LeadMessage, type LeadRequest, messageOf } from './limits.ts';
import type { Recipient } from './send.ts';
import { deriveId } from './sender.ts';
import type { Settings } from './settings.ts';
import { isSpam, spamReasons } from './spam.ts';

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
  const earlier = await tables.select('leads', ['message', 'subject'], {
    or: `(${same.join(',')})`,
    id: `neq.${id}`,
    created_at: `gte.${new Date(Date.now() - DAY_MS).toISOString()}`,
    order: 'created_at.desc',
    limit: '50',
  });
  return earlier.some((row) => row.message === message && (row.subject ?? undefined) === subject);
}

export type Refusal = 'too-many' | 'refused' | 'unavailable' | 'full';

function refusalOf(cause: unknown): Refusal {
  if (!(cause instanceof TableError)) throw cause;
  if (cause.code === 'PT429') return 'too-many';
  if (/^2[23]/.test(cause.code)) return 'refused';
  return unavailableStatus(cause) === 507 ? 'full' : 'unavailable';
}

const WORDS = ['kind', 'name', 'email', 'phone', 'subject', 'message', 'preferred_date'] as const;

type NewLead = TablesInsert<'leads'> & { readonly id: string };
/** What decides whether a message's photo is lost. */
type Kept = Pick<Rows<'leads'>, 'has_photo' | 'status'>;

/** The stored row, if it has the same text. */
async function findSame(row: NewLead, tables: Tables): Promise<Kept | undefined> {
  const columns = [...WORDS, 'has_photo', 'status'] as const;
  const [stored] = await tables.select('leads', columns, { id: `eq.${row.id}` });
  const isSame = WORDS.every((column) => (stored?.[column] ?? null) === (row[column] ?? null));
  return isSame ? stored : undefined;
}

/** A stored message. */
export interface Stored {
  readonly id: string;
  /** The message was sent with a photo, which isn't stored. */
  readonly isPhotoLost?: true;
}

/**
 * Checks a message for spam and stores it with its deliveries. If different text already has the
 * id, the message gets a new id. A message whose photo can't be stored is stored without it.
 */
export async function store(
  id: string,
  sender: string,
  request: LeadRequest,
  settings: Settings,
  tables: Tables,
): Promise<Stored | Refusal> {
  const { website: honeypot, elapsedMs, photo } = request;
  const message = messageOf(request);
  const { mail, webhook } = settings;
  const { preferredDate, ...texts } = message;
  const row: NewLead = { ...texts, id, preferred_date: preferredDate };
  // Spam gets the usual answer, which tells a program nothing.
  const storedAs = (stored: Kept | undefined): Stored =>
    photo !== undefined && stored?.has_photo === false && stored.status !== 'spam'
      ? { id, isPhotoLost: true }
      : { id };
  try {
    const isRepeat = await hasSent(id, sender, message, tables);
    const reasons = spamReasons({ message, honeypot, elapsedMs, isRepeat });
    const recipients: Recipient[] = [];
    if (mail) recipients.push('company');
    if (mail && message.email) recipients.push('visitor');
    if (webhook) recipients.push('webhook');
    const judged: NewLead = {
      ...row,
      photo: isSpam(reasons) ? null : photo,
      city: message.city ?? cityOf(message.page),
      status: isSpam(reasons) ? 'spam' : 'new',
      spam_reasons: reasons,
      sender_hash: sender,
      notify: isSpam(reasons) ? [] : recipients,
      push_to: isSpam(reasons) ? null : 'managers',
    };
    const [stored] = await tables.insert('leads', ['has_photo', 'status'], judged);
    return storedAs(stored);
  } catch (cause) {
    const { code, status } = cause instanceof TableError ? cause : { code: '', status: 0 };
    if (code !== '23505') {
      const isPhotosFault = photo && status > 0 && code !== 'PT429';
      if (!isPhotosFault) return refusalOf(cause);
      return await store(id, sender, { ...request, photo: null }, settings, tables);
    }
    const same = await findSame(row, tables);
    if (same) return storedAs(same);
    return await store(await deriveId(id, message), sender, request, settings, tables);
  }
}
