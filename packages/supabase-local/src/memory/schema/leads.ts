import { always, EVERYONE, isAtMost, isManager, isOneOf, type Table } from './table.ts';

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
    { name: 'leads_kind_check', holds: ({ kind }) => isKind(kind) },
    { name: 'leads_reachable', holds: ({ email, phone }) => !(isBlank(email) && isBlank(phone)) },
  ],
  grants: {
    anon: { insert: WRITABLE },
    authenticated: { insert: WRITABLE, select: true },
  },
  policies: [
    { name: 'anyone leaves a request', command: 'insert', roles: EVERYONE, check: always },
    {
      name: 'managers read requests',
      command: 'select',
      roles: ['authenticated'],
      using: isManager,
    },
  ],
};
