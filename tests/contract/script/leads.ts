import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';

export function leads(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  describe('leads are a letter box', () => {
    const lead = { kind: 'contact', name: 'Ana', email: 'ana@example.com', message: 'Hello there' };

    test.each(['anon', 'visitor', 'manager'] as const)('%s may leave a request', async (who) => {
      const { error, status } = await contract()[who].from('leads').insert(lead);
      expect(error).toBeNull();
      expect(status).toBe(201);
    });

    test('nobody from outside reads one back', async () => {
      await contract().anon.from('leads').insert(lead);
      const read = await contract().anon.from('leads').select();
      const back = await contract().anon.from('leads').insert(lead).select();
      expect([read.status, read.error?.code]).toEqual([401, '42501']);
      expect([back.status, back.error?.code]).toEqual([401, '42501']);
      expect((await contract().visitor.from('leads').select('id')).data).toEqual([]);
    });

    test('a manager reads and deletes them, and nobody changes what the visitor wrote', async () => {
      await contract()
        .anon.from('leads')
        .insert({ ...lead, preferred_date: '2027-01-31' });
      const leads = contract().manager.from('leads');
      const { data } = await leads.select('name,email,kind,message,phone,preferred_date');
      expect(data).toHaveLength(1);
      expect(data?.[0]).toMatchObject({ ...lead, preferred_date: '2027-01-31', phone: null });
      expect((await leads.update({ name: 'x' }).eq('name', 'Ana')).error?.code).toBe('42501');
      const deleted = await leads.delete().eq('name', 'Ana').select('name');
      expect(deleted.data).toEqual([{ name: 'Ana' }]);
      expect((await leads.select('id')).data).toEqual([]);
    });

    test('nobody else deletes one', async () => {
      const { anon, visitor, service } = contract();
      await anon.from('leads').insert(lead);
      const byAnon = await anon.from('leads').delete().eq('name', 'Ana');
      expect([byAnon.status, byAnon.error?.code]).toEqual([401, '42501']);
      expect((await visitor.from('leads').delete().eq('name', 'Ana').select('id')).data).toEqual(
        [],
      );
      expect((await service.from('leads').select()).data).toHaveLength(1);
    });

    test.each([
      ['no email but a phone', { email: null, phone: '956-555-0110' }],
      ['an email in another alphabet', { email: 'añá@bücher.example' }],
      ['a day in a few weeks', { preferred_date: '2027-01-31' }],
    ])('%s is taken', async (_what, change) => {
      const { error } = await contract()
        .anon.from('leads')
        .insert({ ...lead, ...change });
      expect(error).toBeNull();
    });

    test('the id and the time of arrival cannot be chosen', async () => {
      const { anon } = contract();
      const dated = await anon.from('leads').insert({ ...lead, created_at: '2020-01-01' });
      const named = await anon.from('leads').insert({ ...lead, id: crypto.randomUUID() });
      expect([dated.error?.code, named.error?.code]).toEqual(['42501', '42501']);
    });

    test.each([
      ['an unknown kind', { kind: 'spam' }],
      ['a name too long', { name: 'x'.repeat(201) }],
      ['a message too long', { message: 'x'.repeat(5_001) }],
      ['no way to answer', { email: ' ', phone: null }],
      ['an email that is a letter', { email: 'x' }],
      ['an email without a domain', { email: 'ana@example' }],
      ['an email of two addresses', { email: 'ana@example.com,ben@example.com' }],
      ['an email with a line break', { email: 'ana@example.com\nbcc: all@example.com' }],
      ['a date that never comes', { preferred_date: 'infinity' }],
      ['a date before all others', { preferred_date: '-infinity' }],
      ['a date of another century', { preferred_date: '0026-12-24' }],
      ['a date too far away', { preferred_date: '2101-01-01' }],
    ])('%s is refused with 23514', async (_what, change) => {
      const { error } = await contract()
        .anon.from('leads')
        .insert({ ...lead, ...change });
      expect(error?.code).toBe('23514');
    });
  });

  describe('visitors cannot fill the table', () => {
    const lead = { kind: 'home', email: 'ana@example.com' };
    const several = (count: number) => Array.from({ length: count }, () => lead);
    const stored = async () => (await contract().service.from('leads').select('id')).data?.length;

    test('five requests in one statement are stored, six are refused and none of them stays', async () => {
      const { anon } = contract();
      expect((await anon.from('leads').insert(several(5))).error).toBeNull();
      const { error, status } = await anon.from('leads').insert(several(6));
      expect([status, error?.code]).toEqual([429, 'PT429']);
      expect(error?.message).toBe('Too many requests were sent in a short time');
      expect(await stored()).toBe(5);
    });

    test('a thousand rows in one statement are refused', async () => {
      const { status } = await contract().anon.from('leads').insert(several(1_000));
      expect(status).toBe(429);
      expect(await stored()).toBe(0);
    });

    test('after thirty within ten minutes the next is refused, whoever sends it', async () => {
      const { anon, visitor, service } = contract();
      for (let statement = 0; statement < 6; statement += 1) {
        expect((await anon.from('leads').insert(several(5))).error).toBeNull();
      }
      expect((await anon.from('leads').insert(lead)).status).toBe(429);
      expect((await visitor.from('leads').insert(lead)).status).toBe(429);
      expect(await stored()).toBe(30);
      // Scripts that bring requests in are not visitors.
      expect((await service.from('leads').insert(several(40))).error).toBeNull();
    });

    test('requests from before the ten minutes count for nothing', async () => {
      const { anon, service } = contract();
      const created_at = new Date(Date.now() - 11 * 60_000).toISOString();
      const old = several(40).map((row) => ({ ...row, created_at }));
      expect((await service.from('leads').insert(old)).error).toBeNull();
      expect((await anon.from('leads').insert(lead)).error).toBeNull();
    });
  });
}
