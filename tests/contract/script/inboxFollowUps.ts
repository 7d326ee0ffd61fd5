import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import { type Contract, MANAGER } from './harness.ts';
import { lead, leadStore } from './leadRows.ts';

/** What the database decides about follow-ups, contacts, corrected notes, and callers. */
export function inboxFollowUps(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  const { store, storeOne, deliveries } = leadStore(contract);
  const leads = () => contract().manager.from('leads');
  const events = () => contract().manager.from('lead_events');

  describe('follow-ups', () => {
    test('counts open messages by owner and day, and won ones with a day', async () => {
      const owner = MANAGER.email;
      const rows = { next_at: '2026-11-27', owner: null, read_at: null };
      await store(
        ...[rows, rows, { ...rows, next_at: null, owner }].map(lead),
        ...['won', 'lost', 'spam'].map((status) => lead({ ...rows, status })),
        lead({ ...rows, next_at: null, owner, status: 'won' }),
        lead({ ...rows, deleted_at: '2026-11-20T10:00:00Z' }),
        lead({ ...rows, next_at: null }),
      );
      const { data } = await contract().manager.from('lead_follow_ups').select().order('messages');
      expect(data).toEqual([
        { owner, next_at: null, messages: 1 },
        { owner: null, next_at: '2026-11-27', messages: 3 },
      ]);
    });

    test('reached counts as the first contact, and other results do not', async () => {
      const { id: lead_id } = await storeOne();
      const contacted = async () =>
        (await leads().select('first_contacted_at').eq('id', lead_id).single()).data;
      for (const kind of ['voicemail', 'later']) await events().insert({ lead_id, kind });
      expect(await contacted()).toEqual({ first_contacted_at: null });
      await events().insert({ lead_id, kind: 'reached' });
      const first = await contacted();
      expect(Date.parse(first?.first_contacted_at)).toBeGreaterThan(Date.now() - 60_000);
      await events().insert({ lead_id, kind: 'reached' });
      expect(await contacted()).toEqual(first);
      const { data } = await events().select('kind,author').eq('lead_id', lead_id).limit(1);
      expect(data).toEqual([{ kind: 'voicemail', author: MANAGER.email }]);
    });

    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const isNow = (time: string) => Math.abs(Date.parse(time) - Date.now()) < 60_000;

    test('a contact without a connection counts from its own time', async () => {
      const { id: lead_id } = await storeOne({ created_at: ago(180) });
      const at = ago(90);
      await events().insert({ lead_id, kind: 'reached', created_at: at });
      const { data } = await events().select('created_at').eq('lead_id', lead_id).single();
      expect(Date.parse(data?.created_at)).toBe(Date.parse(at));
      const { data: stored } = await leads()
        .select('first_contacted_at')
        .eq('id', lead_id)
        .single();
      expect(Date.parse(stored?.first_contacted_at)).toBe(Date.parse(at));
    });

    test.each([
      ['in the future', ago(-60)],
      ['more than a week ago', ago(8 * 24 * 60)],
    ])('a time %s becomes the present one', async (_when, created_at) => {
      const { id: lead_id } = await storeOne({ created_at: ago(30 * 24 * 60) });
      await events().insert({ lead_id, note: 'Call back.', created_at });
      const { data } = await events().select('created_at').eq('lead_id', lead_id).single();
      expect(isNow(data?.created_at)).toBe(true);
      const caller = { kind: 'phone', phone: '(956) 555-0155', created_at };
      const added = await leads().insert(caller).select('created_at').single();
      expect(isNow(added.data?.created_at)).toBe(true);
    });

    test('a contact is never before its message', async () => {
      const { id: lead_id, created_at } = await storeOne({ created_at: ago(10) });
      await events().insert({ lead_id, kind: 'reached', created_at: ago(60) });
      const { data } = await leads().select('first_contacted_at').eq('id', lead_id).single();
      expect(Date.parse(data?.first_contacted_at)).toBe(Date.parse(String(created_at)));
    });

    test.each([
      ['a result with a note', { kind: 'reached', note: 'x' }, '23514'],
      ['a note without text', { kind: 'note' }, '23514'],
      ['a change that the database records itself', { kind: 'deleted' }, '42501'],
    ])('%s is refused', async (_what, row, code) => {
      const { id: lead_id } = await storeOne();
      const { error } = await events().insert({ lead_id, ...row });
      expect(error?.code).toBe(code);
    });

    test("a manager corrects a note, which search follows, but not someone else's", async () => {
      const { id: lead_id } = await storeOne({ name: 'Ana' });
      const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
      await events().insert({ id: own, lead_id, note: 'Wants a sauna.' });
      const by = { author: 'ben@example.com', note: 'Gate 12.' };
      await contract()
        .service.from('lead_events')
        .insert({ id: other, lead_id, ...by });
      const correct = (id: string, note: string) =>
        events().update({ note }).eq('id', id).select('note,edited_at');
      const { data } = await correct(own, 'Wants a pool.');
      expect(data).toMatchObject([{ note: 'Wants a pool.' }]);
      expect(Date.parse(data?.[0]?.edited_at)).toBeGreaterThan(Date.now() - 60_000);
      expect((await correct(own, ' ')).error?.code).toBe('23514');
      expect((await correct(other, 'Gate 13.')).data).toEqual([]);
      const found = async (word: string) =>
        (await leads().select('name').textSearch('search', word, { config: 'simple' })).data;
      expect([await found('pool'), await found('sauna')]).toEqual([[{ name: 'Ana' }], []]);
    });
  });

  describe('callers', () => {
    const caller = { kind: 'phone', name: 'Rosa', phone: '(956) 555-0155', message: 'Call back.' };

    test('are new messages that the manager has read, and notify no one', async () => {
      const row = { id: crypto.randomUUID(), ...caller };
      const { data } = await leads().insert(row).select('status,read_at,added_by,name').single();
      const read_at = expect.any(String);
      const added_by = MANAGER.email;
      expect(data).toEqual({ status: 'new', read_at, added_by, name: 'Rosa' });
      expect((await leads().insert(row)).error?.code).toBe('23505');
      expect(await deliveries()).toEqual([]);
    });

    test('that were written down without a connection keep their time', async () => {
      const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
      const { data } = await leads()
        .insert({ ...caller, created_at })
        .select('created_at')
        .single();
      expect(Date.parse(data?.created_at)).toBe(Date.parse(created_at));
    });

    test.each([
      ['another form', { kind: 'contact' }, '42501'],
      ['a recipient', { notify: ['visitor'] }, '42501'],
      ['another manager', { added_by: 'ben@example.com' }, '42501'],
      ['neither phone nor email', { phone: null }, '23514'],
    ])('with %s are refused', async (_what, changes, code) => {
      const { error } = await leads().insert({ ...caller, ...changes });
      expect(error?.code).toBe(code);
    });
  });
}
