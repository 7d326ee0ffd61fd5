import { ApiError } from '../../http/errors.ts';
import { fromJson } from '../values/parseText.ts';
import { leadSearch } from './leadSearch.ts';
import { type Change, isAtMost, isManager, isOneOf, type Row, type Table } from './table.ts';

const isKind = isOneOf(['contact', 'consultation', 'home', 'phone']);

export const isStatus = isOneOf(['new', 'contacted', 'scheduled', 'won', 'lost', 'spam']);

const LENGTHS = {
  city: 100,
  email: 320,
  message: 5000,
  name: 200,
  page: 500,
  phone: 40,
  sender_hash: 64,
  service: 100,
  subject: 200,
} as const;

const WINDOW_MS = 10 * 60_000;

const now = () => fromJson('timestamp with time zone', new Date().toISOString());

const isWithin =
  (values: readonly string[]) =>
  (list: unknown): boolean =>
    Array.isArray(list) && list.every((value) => values.includes(value));

const RECIPIENTS = ['company', 'visitor', 'webhook'];

/** The defaults of `private.lead_limits`. */
const MOST_OF_SENDER = 5;
const MOST_IN_ALL = 60;

function limitSenders({ row, rows }: Change & { row: Row }): Row {
  const held = rows.get('leads') ?? [];
  if (row.sender_hash === null || held.some(({ id }) => id === row.id)) return row;
  const begin = Date.now() - WINDOW_MS;
  const recent = held.filter(
    ({ sender_hash, created_at }) => sender_hash !== null && Date.parse(String(created_at)) > begin,
  );
  const ofSender = recent.filter(({ sender_hash }) => sender_hash === row.sender_hash);
  if (ofSender.length < MOST_OF_SENDER && recent.length < MOST_IN_ALL) return row;
  throw new ApiError('PT429', 'Too many requests were sent in a short time', {
    hint: 'Try again in ten minutes.',
  });
}

function noteFirstContact({ row, old }: Change & { row: Row }): Row {
  if (!old || old.status === row.status) return row;
  if (row.status === 'new') return { ...row, first_contacted_at: null };
  const isContacted = ['contacted', 'scheduled', 'won'].includes(String(row.status));
  return isContacted ? { ...row, first_contacted_at: row.first_contacted_at ?? now() } : row;
}

function planDeliveries({ row, old, rows }: Change): void {
  if (!row || old || !Array.isArray(row.notify)) return;
  const planned = [...new Set(row.notify)].map((recipient) => ({
    id: crypto.randomUUID(),
    lead_id: row.id ?? null,
    recipient,
    state: 'waiting',
    attempts: [],
    next_attempt_at: now(),
    sent_at: null,
    created_at: now(),
  }));
  rows.set('lead_deliveries', [...(rows.get('lead_deliveries') ?? []), ...planned]);
}

function writeStatusEvent({ row, old, caller, rows }: Change): void {
  if (!row || !old || old.status === row.status) return;
  const event = {
    id: crypto.randomUUID(),
    lead_id: row.id ?? null,
    kind: 'status',
    status: row.status ?? null,
    note: null,
    author: caller.claims.email ?? null,
    created_at: now(),
  };
  rows.set('lead_events', [...(rows.get('lead_events') ?? []), event]);
}

const isPlausibleEmail = (email: unknown): boolean =>
  typeof email !== 'string' || /^ *$/.test(email) || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);

/** Days are compared as text, and `infinity` is greater than any day. */
const isPlausibleDate = (date: unknown): boolean =>
  typeof date !== 'string' || (date >= '2020-01-01' && date <= '2100-12-31');

const isBlank = (value: unknown): boolean => typeof value !== 'string' || /^ *$/.test(value);

export const leads: Table = {
  columns: {
    id: { type: 'uuid', isRequired: true, default: 'random-uuid' },
    kind: { type: 'text', isRequired: true },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text' },
    subject: { type: 'text' },
    message: { type: 'text' },
    preferred_date: { type: 'date' },
    service: { type: 'text' },
    page: { type: 'text' },
    created_at: { type: 'timestamp with time zone', isRequired: true, default: 'now' },
    status: { type: 'text', isRequired: true, default: { value: 'new' } },
    read_at: { type: 'timestamp with time zone' },
    deleted_at: { type: 'timestamp with time zone' },
    first_contacted_at: { type: 'timestamp with time zone' },
    city: { type: 'text' },
    spam_reasons: { type: 'text[]', isRequired: true, default: { value: [] } },
    sender_hash: { type: 'text' },
    notify: { type: 'text[]', isRequired: true, default: { value: [] } },
    search: { type: 'tsvector' },
  },
  checks: [
    ...Object.entries(LENGTHS).map(([column, length]) => ({
      name: `leads_${column}_check`,
      holds: (row: { [name: string]: unknown }) => isAtMost(length)(row[column] as string | null),
    })),
    { name: 'leads_email_plausible', holds: ({ email }) => isPlausibleEmail(email) },
    { name: 'leads_kind_check', holds: ({ kind }) => isKind(kind) },
    { name: 'leads_notify_check', holds: ({ notify }) => isWithin(RECIPIENTS)(notify) },
    {
      name: 'leads_preferred_date_plausible',
      holds: ({ preferred_date }) => isPlausibleDate(preferred_date),
    },
    { name: 'leads_reachable', holds: ({ email, phone }) => !(isBlank(email) && isBlank(phone)) },
    {
      name: 'leads_spam_reasons_check',
      holds: ({ spam_reasons }) => isWithin(['fast', 'honeypot', 'links', 'repeat'])(spam_reasons),
    },
    { name: 'leads_status_check', holds: ({ status }) => isStatus(status) },
  ],
  triggers: [
    { name: 'index_lead', before: ({ row, rows }) => ({ ...row, search: leadSearch(row, rows) }) },
    { name: 'limit_senders', before: (change) => (change.old ? change.row : limitSenders(change)) },
    { name: 'note_first_contact', before: noteFirstContact },
    { name: 'plan_deliveries', after: planDeliveries },
    { name: 'write_status_event', after: writeStatusEvent },
  ],
  grants: {
    anon: {},
    authenticated: {
      select: [
        ...['id', 'kind', 'name', 'email', 'phone', 'subject', 'message', 'preferred_date'],
        ...['service', 'page', 'created_at', 'status', 'read_at', 'deleted_at'],
        ...['first_contacted_at', 'city', 'spam_reasons', 'search'],
      ],
      update: ['status', 'read_at', 'deleted_at'],
      delete: true,
    },
  },
  policies: [
    {
      name: 'managers read requests',
      command: 'select',
      roles: ['authenticated'],
      using: isManager,
    },
    {
      name: 'managers follow requests up',
      command: 'update',
      roles: ['authenticated'],
      using: isManager,
      check: isManager,
    },
    {
      name: 'managers delete requests',
      command: 'delete',
      roles: ['authenticated'],
      using: isManager,
    },
  ],
};
