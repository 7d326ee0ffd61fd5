import { leadSearch } from './leadSearch.ts';
import { isStatus } from './leads.ts';
import { type Change, isAtMost, isManager, isOneOf, type PolicyRole, type Table } from './table.ts';

const SIGNED_IN: readonly PolicyRole[] = ['authenticated'];

function indexNote({ row, old, rows }: Change): void {
  const id = (row ?? old)?.lead_id;
  const leads = rows.get('leads') ?? [];
  const index = leads.findIndex((lead) => lead.id === id);
  const lead = leads[index];
  if (lead) rows.set('leads', leads.with(index, { ...lead, search: leadSearch(lead, rows) }));
}

export const leadEvents: Table = {
  columns: {
    id: { type: 'uuid', isRequired: true, default: 'random-uuid' },
    lead_id: { type: 'uuid', isRequired: true },
    kind: { type: 'text', isRequired: true, default: { value: 'note' } },
    status: { type: 'text' },
    note: { type: 'text' },
    author: { type: 'text' },
    created_at: { type: 'timestamp with time zone', isRequired: true, default: 'now' },
  },
  checks: [
    { name: 'lead_events_kind_check', holds: ({ kind }) => isOneOf(['note', 'status'])(kind) },
    {
      name: 'lead_events_note_check',
      holds: ({ note }) => note === null || (isAtMost(5000)(note) && !/^ *$/.test(String(note))),
    },
    { name: 'lead_events_status_check', holds: ({ status }) => isStatus(status) },
    {
      name: 'lead_events_whole',
      holds: ({ kind, note, status }) =>
        kind === 'note' ? note !== null && status === null : note === null && status !== null,
    },
  ],
  parent: { column: 'lead_id', table: 'leads' },
  triggers: [
    { name: 'index_note', after: indexNote },
    {
      name: 'sign_event',
      before: ({ row, old, caller }) =>
        old ? row : { ...row, author: caller.claims.email ?? row.author ?? null },
    },
  ],
  grants: {
    anon: {},
    authenticated: { select: true, insert: ['id', 'lead_id', 'note'], delete: true },
  },
  policies: [
    { name: 'managers read timelines', command: 'select', roles: SIGNED_IN, using: isManager },
    {
      name: 'managers write notes',
      command: 'insert',
      roles: SIGNED_IN,
      check: (row, caller) => isManager(row, caller) && row.kind === 'note',
    },
    {
      name: 'managers delete notes',
      command: 'delete',
      roles: SIGNED_IN,
      using: (row, caller) => isManager(row, caller) && row.kind === 'note',
    },
  ],
};
