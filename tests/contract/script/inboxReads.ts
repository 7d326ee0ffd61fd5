import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';
import { lead, leadStore } from './leadRows.ts';

export function inboxReads(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  const { store, storeOne } = leadStore(contract);

  describe('pages, filters and search', () => {
    test('a cursor reads everything once, newest first, even if times are equal', async () => {
      const moments = ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-19T10:00:00.5Z'];
      const rows = await store(
        ...Array.from({ length: 7 }, (_, index) => lead({ created_at: moments[index % 3] })),
      );
      const seen: string[] = [];
      for (let page = 0; page < 4; page += 1) {
        const last = seen.at(-1);
        const after = rows.find(({ id }) => id === last)?.created_at;
        let query = contract()
          .manager.from('leads')
          .select('id,created_at')
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(2);
        if (last) {
          query = query.or(`created_at.lt."${after}",and(created_at.eq."${after}",id.lt.${last})`);
        }
        const { data, error } = await query;
        expect(error).toBeNull();
        seen.push(...(data ?? []).map(({ id }) => id));
      }
      const sorted = rows.toSorted((a, b) => {
        const byTime = Date.parse(b.created_at) - Date.parse(a.created_at);
        return byTime || (a.id < b.id ? 1 : -1);
      });
      expect(seen).toEqual(sorted.map(({ id }) => id));
    });

    const find = async (query: string) => {
      const answer = await contract()
        .manager.from('leads')
        .select('name')
        .textSearch('search', query, { config: 'simple' })
        .order('name');
      expect(answer.error).toBeNull();
      return (answer.data ?? []).map(({ name }) => name);
    };

    test.each([
      ['the beginning of a name', 'gar:*', ['José García-Núñez']],
      ['a name without its accents', 'jose:* & nunez:*', ['José García-Núñez']],
      ['part of an address', 'example:*', ['Ana', 'José García-Núñez']],
      ['a phone in one piece', '9565550110:*', ['Ana']],
      ['a phone by its parts', '956:* & 0110:*', ['Ana']],
      ['the number without the area code', '5550110', ['Ana']],
      ['a word of the message, in capitals', 'PATIO', ['Ana']],
      ['a whole word only', 'pati', []],
      ['two words of different columns', 'ana:* & patio:*', ['Ana']],
      ['one word that is missing', 'ana:* & pool:*', []],
      ['quotes and dashes between words', 'theater:* & s:*', ['José García-Núñez']],
      ['the service', 'shades:*', ['José García-Núñez']],
    ])('search finds %s', async (_what, query, names) => {
      await store(
        lead({ name: 'Ana', phone: '(956) 555-0110', email: 'ana@example.com', service: null }),
        lead({
          name: 'José García-Núñez',
          email: 'jg+home@example.com',
          phone: null,
          message: 'The theater’s door — loud!',
          service: 'motorized-shades',
        }),
      );
      expect(await find(query)).toEqual(names);
    });

    test('search finds a note until it is deleted', async () => {
      const { id: lead_id } = await storeOne({ name: 'Ana' });
      const events = contract().manager.from('lead_events');
      await events.insert({ lead_id, note: 'Wants a Sauna.' });
      expect(await find('sauna:*')).toEqual(['Ana']);
      await events.delete().eq('lead_id', lead_id);
      expect(await find('sauna:*')).toEqual([]);
    });

    test('search works in a group, negated, and on columns with words only', async () => {
      await store(lead({ name: 'Ana' }), lead({ name: 'Ben', email: 'ben@example.com' }));
      const leads = contract().manager.from('leads');
      const either = await leads
        .select('name')
        .or('search.fts(simple).ben:*,name.eq.Nobody')
        .order('name');
      const not = await leads.select('name').not('search', 'fts(simple)', 'ben');
      expect(either.data).toEqual([{ name: 'Ben' }]);
      expect(not.data).toEqual([{ name: 'Ana' }]);
    });
  });

  describe('the counts of messages', () => {
    test('counts messages by status, without deleted ones', async () => {
      await store(
        lead({ read_at: '2026-11-20T10:00:00Z' }),
        lead(),
        lead({ status: 'won', read_at: '2026-11-20T10:00:00Z' }),
        lead({ deleted_at: '2026-11-20T10:00:00Z' }),
      );
      const { data } = await contract().manager.from('lead_counts').select().order('status');
      expect(data).toEqual([
        { status: 'new', messages: 2 },
        { status: 'won', messages: 1 },
      ]);
    });
  });

  describe('the reports on messages', () => {
    test('groups reports by week, page, and service', async () => {
      const page = '/contact';
      await store(
        lead({ page, created_at: '2026-11-16T00:00:00Z', status: 'won' }),
        lead({
          page,
          created_at: '2026-11-22T23:59:59Z',
          status: 'contacted',
          first_contacted_at: '2026-11-23T00:59:59Z',
        }),
        lead({ page, created_at: '2026-11-23T00:00:00Z' }),
        lead({ page, service: 'audio', created_at: '2026-11-23T00:00:00Z' }),
        lead({ page, status: 'spam' }),
        lead({ page, deleted_at: '2026-11-20T00:00:00Z' }),
      );
      const { data } = await contract()
        .manager.from('lead_numbers')
        .select()
        .gte('week', '2026-11-01')
        .order('week')
        .order('service', { nullsFirst: true });
      const none = { page, service: null, contacted: 0, seconds_to_contact: 0, won: 0 };
      expect(data).toEqual([
        {
          ...none,
          week: '2026-11-16',
          messages: 2,
          contacted: 1,
          seconds_to_contact: 3600,
          won: 1,
        },
        { ...none, week: '2026-11-23', messages: 1 },
        { ...none, week: '2026-11-23', service: 'audio', messages: 1 },
      ]);
    });
  });
}
