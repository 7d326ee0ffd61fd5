import type { Row, Table } from './table.ts';

const countByStatus = (leads: Row[]): Row[] => {
  const kept = leads.filter(({ deleted_at }) => deleted_at === null);
  return [...Map.groupBy(kept, ({ status }) => String(status))].map(([status, members]) => ({
    status,
    messages: members.length,
    unread: members.filter(({ read_at }) => read_at === null).length,
  }));
};

export const leadCounts: Table = {
  columns: {
    status: { type: 'text' },
    messages: { type: 'bigint' },
    unread: { type: 'bigint' },
  },
  checks: [],
  view: { of: 'leads', rows: countByStatus },
  grants: { anon: {}, authenticated: { select: true } },
  policies: [],
};
