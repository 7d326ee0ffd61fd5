import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';
import { lead, leadStore } from './leadRows.ts';

/** With a column that visitors may name. */
const TABLES = [
  ['leads', 'id'],
  ['lead_events', 'id'],
  ['lead_deliveries', 'id'],
  ['lead_numbers', 'week'],
  ['lead_counts', 'status'],
] as const;

/** What strangers cannot do, and how many messages are taken. */
export function inboxDoor(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  const { store, storeOne, deliveries } = leadStore(contract);

  describe('strangers and the inbox', () => {
    test.each(TABLES)('%s cannot be read', async (table, column) => {
      const { id } = await storeOne({ notify: ['company'] });
      await contract().manager.from('lead_events').insert({ lead_id: id, note: 'Called.' });
      const byAnon = await contract().anon.from(table).select('*');
      expect([byAnon.status, byAnon.error?.code]).toEqual([401, '42501']);
      const { data, count } = await contract()
        .visitor.from(table)
        .select(column, { count: 'exact' });
      expect([data, count]).toEqual([[], 0]);
    });

    test('nothing can be written into a timeline, nor into deliveries', async () => {
      const { id } = await storeOne({ notify: ['company'] });
      for (const who of ['anon', 'visitor'] as const) {
        const client = contract()[who];
        const answers = [
          await client.from('lead_events').insert({ lead_id: id, note: 'x' }),
          await client.from('lead_events').insert({ lead_id: id, kind: 'status', status: 'won' }),
          await client.from('lead_deliveries').insert({ lead_id: id, recipient: 'visitor' }),
        ];
        expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
      }
      expect((await contract().service.from('lead_events').select()).data).toEqual([]);
    });

    test('nothing can be changed or deleted', async () => {
      const { id } = await storeOne({ notify: ['company'] });
      await contract().manager.from('lead_events').insert({ lead_id: id, note: 'Called.' });
      for (const who of ['anon', 'visitor'] as const) {
        const client = contract()[who];
        await client.from('leads').update({ status: 'spam' }).eq('id', id);
        await client.from('leads').delete().eq('id', id);
        await client.from('lead_events').delete().eq('lead_id', id);
        await client.from('lead_deliveries').update({ next_attempt_at: null }).eq('lead_id', id);
        await client.from('lead_deliveries').delete().eq('lead_id', id);
      }
      const { data: kept } = await contract().manager.from('leads').select('status').eq('id', id);
      expect(kept).toEqual([{ status: 'new' }]);
      expect((await contract().manager.from('lead_events').select('note')).data).toHaveLength(1);
      expect((await deliveries())[0].next_attempt_at).not.toBeNull();
    });

    test('nobody writes numbers', async () => {
      for (const who of ['anon', 'manager', 'service'] as const) {
        const { error } = await contract()[who].from('lead_numbers').insert({ won: 1 });
        expect(error?.code).toBe('55000');
      }
    });
  });

  describe('limits of the door', () => {
    const sent = (sender_hash: string, changes: object = {}) =>
      lead({ sender_hash, created_at: new Date().toISOString(), ...changes });

    test('five messages of one sender within ten minutes are taken, the sixth is 429', async () => {
      await store(...Array.from({ length: 5 }, () => sent('a')));
      const one = await contract().service.from('leads').insert(sent('a'));
      expect([one.status, one.error?.code]).toEqual([429, 'PT429']);
      await store(sent('b'));
    });

    test('a message that is stored already is a conflict, also beyond the limit', async () => {
      const [first] = await store(...Array.from({ length: 5 }, () => sent('a')));
      const again = await contract()
        .service.from('leads')
        .insert(first as object);
      expect([again.status, again.error?.code]).toEqual([409, '23505']);
    });

    test('sixty of all senders are taken, and the next is 429', async () => {
      const many = Array.from({ length: 60 }, (_, index) => sent(`sender ${index % 20}`));
      await store(...many);
      const one = await contract().service.from('leads').insert(sent('another'));
      expect([one.status, one.error?.code]).toEqual([429, 'PT429']);
      await store(lead());
    });

    test('older ones count for nothing', async () => {
      const created_at = new Date(Date.now() - 11 * 60_000).toISOString();
      await store(...Array.from({ length: 5 }, () => sent('a', { created_at })));
      await store(sent('a'));
    });

    test('not even managers see who sent them', async () => {
      await store(sent('secret'));
      const { manager } = contract();
      for (const query of [
        manager.from('leads').select('*'),
        manager.from('leads').select('sender_hash'),
        manager.from('leads').select('id').eq('sender_hash', 'secret'),
        manager.from('leads').select('id').order('sender_hash'),
      ]) {
        expect((await query).error).toMatchObject({
          code: '42501',
          message: 'permission denied for table leads',
        });
      }
    });
  });
}
