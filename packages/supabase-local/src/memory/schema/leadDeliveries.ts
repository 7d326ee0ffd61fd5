import { isManager, isOneOf, type PolicyRole, type Table } from './table.ts';

const SIGNED_IN: readonly PolicyRole[] = ['authenticated'];

export const leadDeliveries: Table = {
  columns: {
    id: { type: 'uuid', isRequired: true, default: 'random-uuid' },
    lead_id: { type: 'uuid', isRequired: true },
    recipient: { type: 'text', isRequired: true },
    state: { type: 'text', isRequired: true, default: { value: 'waiting' } },
    attempts: { type: 'json', isRequired: true, default: { value: [] } },
    next_attempt_at: { type: 'timestamp with time zone', default: 'now' },
    sent_at: { type: 'timestamp with time zone' },
    created_at: { type: 'timestamp with time zone', isRequired: true, default: 'now' },
  },
  checks: [
    {
      name: 'lead_deliveries_recipient_check',
      holds: ({ recipient }) => isOneOf(['company', 'visitor', 'webhook'])(recipient),
    },
    {
      name: 'lead_deliveries_state_check',
      holds: ({ state }) => isOneOf(['waiting', 'sent', 'failed'])(state),
    },
  ],
  parent: { column: 'lead_id', table: 'leads' },
  unique: { name: 'lead_deliveries_once', columns: ['lead_id', 'recipient'] },
  grants: { anon: {}, authenticated: { select: true, update: ['next_attempt_at'] } },
  policies: [
    { name: 'managers see deliveries', command: 'select', roles: SIGNED_IN, using: isManager },
    {
      name: 'managers send again',
      command: 'update',
      roles: SIGNED_IN,
      using: (row, caller) => isManager(row, caller) && row.state !== 'sent',
      check: isManager,
    },
  ],
};
