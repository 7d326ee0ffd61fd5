import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import { type Contract, MANAGER } from './harness.ts';
import { lead, leadStore } from './leadRows.ts';

const COLUMNS = 'id,name,status,read_at,deleted_at,first_contacted_at,created_at';

export function inbox(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  const { store, storeOne, deliveries } = leadStore(contract);

  describe('following up', () => {
    const read = async (id: string) =>
      (await contract().manager.from('leads').select(COLUMNS).eq('id', id).single()).data;
    const timeline = async (lead_id: string) =>
      (
        await contract()
          .manager.from('lead_events')
          .select('kind,status,note,author')
          .eq('lead_id', lead_id)
          .order('created_at')
      ).data;
    const change = (id: string, changes: object) =>
      contract().manager.from('leads').update(changes).eq('id', id).select(COLUMNS).single();

    test('a new message is unread, and a manager reads, deletes, and restores it', async () => {
      const { id } = await storeOne();
      expect(await read(id)).toMatchObject({ status: 'new', read_at: null, deleted_at: null });
      const at = '2020-11-22T12:00:00+00:00';
      const { data } = await change(id, { read_at: at, deleted_at: at });
      expect(data?.read_at).toBe(at);
      // The value comes from the database's clock.
      expect(Date.parse(data?.deleted_at)).toBeGreaterThan(Date.now() - 60_000);
      const again = await change(id, { deleted_at: at });
      expect(again.data?.deleted_at).toBe(data?.deleted_at);
      expect((await change(id, { deleted_at: null })).data).toMatchObject({ deleted_at: null });
      const event = { status: null, note: null, author: MANAGER.email };
      expect(await timeline(id)).toEqual([
        { ...event, kind: 'deleted' },
        { ...event, kind: 'restored' },
      ]);
    });

    test('a message that is handled from the list has been read until that is undone, and one that is given away has not', async () => {
      for (const handled of [{ status: 'lost' }, { next_at: '2026-12-01' }]) {
        const { id } = await storeOne();
        expect(Date.parse((await change(id, handled)).data?.read_at)).toBeGreaterThan(0);
        expect((await change(id, { read_at: null })).data?.read_at).toBeNull();
        expect((await change(id, handled)).data?.read_at).toBeNull();
      }
      const undone = await storeOne();
      await change(undone.id, { status: 'spam' });
      expect((await change(undone.id, { status: 'new', read_at: null })).data?.read_at).toBeNull();
      const given = await storeOne();
      expect((await change(given.id, { owner: MANAGER.email })).data?.read_at).toBeNull();
      expect(await timeline(given.id)).toEqual([
        { kind: 'owner', status: null, note: null, author: MANAGER.email },
      ]);
      const { id } = await storeOne();
      const reached = { lead_id: id, kind: 'reached' };
      await contract().manager.from('lead_events').insert(reached);
      expect(Date.parse((await read(id))?.read_at)).toBeGreaterThan(0);
    });

    test('the timeline has each status change and its author', async () => {
      const { id } = await storeOne();
      for (const status of ['contacted', 'contacted', 'won']) await change(id, { status });
      const event = { kind: 'status', note: null, author: MANAGER.email };
      expect(await timeline(id)).toEqual([
        { ...event, status: 'contacted' },
        { ...event, status: 'won' },
      ]);
    });

    test('the time of the first contact is set once, and emptied when the status is new again', async () => {
      const { id } = await storeOne();
      expect((await change(id, { status: 'lost' })).data?.first_contacted_at).toBeNull();
      const first = (await change(id, { status: 'scheduled' })).data?.first_contacted_at;
      expect(Date.parse(first)).toBeGreaterThan(Date.now() - 60_000);
      expect((await change(id, { status: 'won' })).data?.first_contacted_at).toBe(first);
      expect((await change(id, { status: 'new' })).data?.first_contacted_at).toBeNull();
    });

    test('an unknown status or a changed contact time is refused', async () => {
      const { id } = await storeOne();
      expect((await change(id, { status: 'perhaps' })).error?.code).toBe('23514');
      const { error } = await change(id, { first_contacted_at: '2020-01-01' });
      expect(error?.code).toBe('42501');
    });

    test("a note is stored once, with its author's name", async () => {
      const { id: lead_id } = await storeOne();
      const events = contract().manager.from('lead_events');
      const note = { id: crypto.randomUUID(), lead_id, note: 'Wants a quote.\nCall after 5.' };
      expect((await events.insert(note)).error).toBeNull();
      expect((await events.insert(note)).error?.code).toBe('23505');
      expect(await timeline(lead_id)).toEqual([
        { kind: 'note', status: null, note: note.note, author: MANAGER.email },
      ]);
    });

    test.each([
      ['an empty note', ' ', '23514'],
      ['a note too long', 'x'.repeat(5_001), '23514'],
      ['no note', null, '23514'],
    ])('%s is refused', async (_what, note, code) => {
      const { id: lead_id } = await storeOne();
      const { error } = await contract().manager.from('lead_events').insert({ lead_id, note });
      expect(error?.code).toBe(code);
    });

    test('a note on a deleted message gets 409 23503', async () => {
      const row = { lead_id: crypto.randomUUID(), note: 'x' };
      const { error, status } = await contract().manager.from('lead_events').insert(row);
      expect([status, error?.code]).toEqual([409, '23503']);
      expect(error?.message).toContain('lead_events_lead_id_fkey');
    });

    test('deleting a message deletes its timeline and deliveries', async () => {
      const { id } = await storeOne({ notify: ['company'] });
      await change(id, { status: 'won' });
      const { data } = await contract().manager.from('leads').delete().eq('id', id).select('id');
      expect(data).toEqual([{ id }]);
      expect((await contract().service.from('lead_events').select()).data).toEqual([]);
      expect(await deliveries()).toEqual([]);
    });
  });

  describe('deliveries', () => {
    test('are created with the message, one per recipient', async () => {
      await store(lead({ notify: ['visitor', 'company', 'visitor'] }), lead({ notify: [] }));
      expect(await deliveries()).toMatchObject([
        { recipient: 'company', state: 'waiting', attempts: [], sent_at: null },
        { recipient: 'visitor', state: 'waiting', attempts: [], sent_at: null },
      ]);
    });

    test('are refused without a stored message', async () => {
      const [first] = await store(lead({ notify: ['company'] }));
      const again = await contract()
        .service.from('leads')
        .insert(first as object);
      expect(again.error?.code).toBe('23505');
      const broken = lead({ notify: ['company'], email: null });
      expect((await contract().service.from('leads').insert(broken)).error?.code).toBe('23514');
      expect(await deliveries()).toHaveLength(1);
    });
  });
}
