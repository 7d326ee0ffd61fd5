import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';
import { lead, leadStore } from './leadRows.ts';

/** Which messages the table takes, and how many. */
export function leads(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  const { store } = leadStore(contract);
  const insert = (row: object) => contract().service.from('leads').insert(row);

  test.each([
    ['no email but a phone', { email: null, phone: '956-555-0110' }],
    ['an email in another alphabet', { email: 'añá@bücher.example' }],
    ['a day in a few weeks', { preferred_date: '2027-01-31' }],
  ])('%s is taken', async (_what, change) => {
    expect((await insert(lead(change))).error).toBeNull();
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
    expect((await insert(lead(change))).error?.code).toBe('23514');
  });

  describe('within ten minutes', () => {
    const sent = (sender_hash: string, created_at = new Date()) =>
      lead({ sender_hash, created_at: created_at.toISOString() });
    const five = (at?: Date) => Array.from({ length: 5 }, () => sent('a', at));

    test('five messages of one sender are taken, and the sixth is 429', async () => {
      const [first] = await store(...five());
      const one = await insert(sent('a'));
      expect([one.status, one.error?.code]).toEqual([429, 'PT429']);
      await store(sent('b'));
      // A message that is stored already is a conflict, also beyond the limit.
      const again = await insert(first as object);
      expect([again.status, again.error?.code]).toEqual([409, '23505']);
    });

    test('sixty of all senders are taken, and the next is 429', async () => {
      await store(...Array.from({ length: 60 }, (_, index) => sent(`sender ${index % 20}`)));
      const one = await insert(sent('another'));
      expect([one.status, one.error?.code]).toEqual([429, 'PT429']);
      await store(lead());
    });

    test('older ones count for nothing', async () => {
      await store(...five(new Date(Date.now() - 11 * 60_000)));
      await store(sent('a'));
    });
  });
}
