import { ApiError } from '../../http/errors.ts';
import { always, EVERYONE, isAtMost, isManager, isOneOf, type Row, type Table } from './table.ts';

const isKind = isOneOf(['contact', 'consultation', 'home', 'phone']);

const LENGTHS = {
  email: 320,
  message: 5000,
  name: 200,
  page: 500,
  phone: 40,
  service: 100,
  subject: 200,
} as const;

const WRITABLE = [
  'kind',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'preferred_date',
  'service',
  'page',
];

const MOST_IN_STATEMENT = 5;
const MOST_IN_WINDOW = 30;
const WINDOW_MS = 10 * 60_000;

function limitRequests(held: readonly Row[], addedByStatement: number): void {
  const begin = Date.now() - WINDOW_MS;
  const recent = held.filter(({ created_at }) => Date.parse(String(created_at)) > begin);
  const isOpen = recent.length + addedByStatement < MOST_IN_WINDOW;
  if (isOpen && addedByStatement < MOST_IN_STATEMENT) return;
  throw new ApiError('PT429', 'Too many requests were sent in a short time', {
    hint: 'Try again in ten minutes.',
  });
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
  },
  checks: [
    ...Object.entries(LENGTHS).map(([column, length]) => ({
      name: `leads_${column}_check`,
      holds: (row: { [name: string]: unknown }) => isAtMost(length)(row[column] as string | null),
    })),
    { name: 'leads_email_plausible', holds: ({ email }) => isPlausibleEmail(email) },
    { name: 'leads_kind_check', holds: ({ kind }) => isKind(kind) },
    {
      name: 'leads_preferred_date_plausible',
      holds: ({ preferred_date }) => isPlausibleDate(preferred_date),
    },
    { name: 'leads_reachable', holds: ({ email, phone }) => !(isBlank(email) && isBlank(phone)) },
  ],
  insertTrigger: { name: 'limit_requests', check: limitRequests },
  grants: {
    anon: { insert: WRITABLE },
    authenticated: { insert: WRITABLE, select: true, delete: true },
  },
  policies: [
    { name: 'anyone leaves a request', command: 'insert', roles: EVERYONE, check: always },
    {
      name: 'managers read requests',
      command: 'select',
      roles: ['authenticated'],
      using: isManager,
    },
    {
      name: 'managers delete requests',
      command: 'delete',
      roles: ['authenticated'],
      using: isManager,
    },
  ],
};
