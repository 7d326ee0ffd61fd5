import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';

export function leads(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  const lead = { kind: 'contact', name: 'Ana', email: 'ana@example.com', message: 'Hello there' };

  describe('messages come through the function alone', () => {
    test.each(['anon', 'visitor', 'manager'] as const)('%s inserts none', async (who) => {
      const one = await contract()[who].from('leads').insert(lead);
      expect(one.error?.code).toBe('42501');
      const many = await contract()[who].from('leads').insert(Array(1_000).fill(lead));
      expect(many.error?.code).toBe('42501');
      expect((await contract().service.from('leads').select('id')).data).toEqual([]);
    });

    test('nobody from outside reads one', async () => {
      await contract().service.from('leads').insert(lead);
      const read = await contract().anon.from('leads').select();
      expect([read.status, read.error?.code]).toEqual([401, '42501']);
      expect((await contract().visitor.from('leads').select('id')).data).toEqual([]);
    });

    test('a manager reads and deletes them, and nobody changes what the visitor wrote', async () => {
      await contract()
        .service.from('leads')
        .insert({ ...lead, preferred_date: '2027-01-31' });
      const leads = contract().manager.from('leads');
      const { data } = await leads.select('name,email,kind,message,phone,preferred_date');
      expect(data).toEqual([{ ...lead, preferred_date: '2027-01-31', phone: null }]);
      expect((await leads.update({ name: 'x' }).eq('name', 'Ana')).error?.code).toBe('42501');
      const deleted = await leads.delete().eq('name', 'Ana').select('name');
      expect(deleted.data).toEqual([{ name: 'Ana' }]);
      expect((await leads.select('id')).data).toEqual([]);
    });
  });

  describe('what the table takes', () => {
    const insert = (changes: object) =>
      contract()
        .service.from('leads')
        .insert({ ...lead, ...changes });

    test.each([
      ['no email but a phone', { email: null, phone: '956-555-0110' }],
      ['an email in another alphabet', { email: 'añá@bücher.example' }],
      ['a day in a few weeks', { preferred_date: '2027-01-31' }],
    ])('%s is taken', async (_what, change) => {
      expect((await insert(change)).error).toBeNull();
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
      ['an unknown sign of spam', { spam_reasons: ['ugly'] }],
      ['an unknown recipient', { notify: ['everybody'] }],
    ])('%s is refused with 23514', async (_what, change) => {
      expect((await insert(change)).error?.code).toBe('23514');
    });
  });
}
