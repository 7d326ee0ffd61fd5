import type { Row, Table } from './table.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The Monday before, in UTC. */
function weekOf(moment: number): string {
  const day = new Date(moment);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(moment - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function countLeads(leads: Row[]): Row[] {
  const groups = Map.groupBy(
    leads.filter(({ status, deleted_at }) => status !== 'spam' && deleted_at === null),
    ({ created_at, page, service }) =>
      JSON.stringify([weekOf(Date.parse(String(created_at))), page, service]),
  );
  return [...groups].map(([key, members]) => {
    const [week, page, service] = JSON.parse(key);
    const waits = members
      .filter(({ first_contacted_at }) => first_contacted_at !== null)
      .map(({ created_at, first_contacted_at }) => {
        const wait = Date.parse(String(first_contacted_at)) - Date.parse(String(created_at));
        return Math.floor(wait / 1000);
      });
    return {
      ...{ week, page, service },
      messages: members.length,
      contacted: waits.length,
      seconds_to_contact: waits.reduce((sum, wait) => sum + wait, 0),
      won: members.filter(({ status }) => status === 'won').length,
    };
  });
}

export const leadNumbers: Table = {
  columns: {
    week: { type: 'date' },
    page: { type: 'text' },
    service: { type: 'text' },
    messages: { type: 'bigint' },
    contacted: { type: 'bigint' },
    seconds_to_contact: { type: 'bigint' },
    won: { type: 'bigint' },
  },
  checks: [],
  view: { of: 'leads', rows: countLeads },
  grants: { anon: {}, authenticated: { select: true } },
  policies: [],
};
