import { expect, test } from 'vitest';
import { lead } from '../script/leadRows.ts';
import type { LeadsFunctionContract } from './harness.ts';

const DAY = 86_400_000;
const TIMES = [
  'leads.created_at',
  'leads.past_since',
  'leads.deleted_at',
  'lead_sweeps.created_at',
];

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const row = (name: string, days: number, changes: object = {}) =>
  lead({ name, created_at: daysAgo(days), past_since: null, ...changes });
const rows = (count: number, days: number) => Array.from({ length: count }, () => row('Ana', days));

export function retention(contract: () => LeadsFunctionContract): void {
  const leads = () => contract().service.from('leads');
  const left = async () => (await contract().leads()).map(({ name }) => name);

  /**
   * Runs the daily sweep as if the database's clock had jumped by this many days. Waits for a
   * running sweep first.
   */
  async function sweepAfter(days: number): Promise<void> {
    for (const [table = '', column = ''] of TIMES.map((time) => time.split('.'))) {
      const stored = () => contract().service.from(table);
      const { data } = await stored().select(column).not(column, 'is', null);
      for (const time of new Set(data?.map((found) => Object(found)[column]))) {
        const moved = new Date(Date.parse(time) - days * DAY).toISOString();
        await stored()
          .update({ [column]: moved })
          .eq(column, time);
      }
    }
    expect((await contract().catchUp()).status).toBe(200);
  }

  test('messages past their time are deleted a week after they are marked', async () => {
    await contract().catchUp();
    await leads().insert([
      row('too old', 733),
      row('kept', 700, { sender_hash: 'a' }),
      row('long deleted', 40, { deleted_at: daysAgo(31) }),
      row('just deleted', 30, { deleted_at: daysAgo(10) }),
      row('of the last day', -9.5, { sender_hash: 'b' }),
    ]);
    await sweepAfter(2);
    await sweepAfter(6);
    expect(await left()).toHaveLength(5);
    await sweepAfter(2);
    const hashes = (await contract().leads()).map(({ name, sender_hash }) => [name, sender_hash]);
    expect(hashes).toEqual([
      ['kept', null],
      ['just deleted', null],
      ['of the last day', 'b'],
    ]);
  });

  const jumps = [1, 8, 40, 3_650, -365, -800];
  test.each(jumps.flatMap((days) => [2, 6].map((young) => [days, young])))(
    'a clock that jumps by %i days and back deletes none of %i young messages, nor newer ones',
    async (days = 0, young = 0) => {
      const deleted = row('long deleted', 40, { deleted_at: daysAgo(31) });
      await leads().insert([row('too old', 733), deleted, ...rows(young, 1)]);
      await sweepAfter(2);
      await sweepAfter(days);
      await leads().insert(rows(5, 0));
      for (const jump of [1, -days, 8, 8]) {
        await sweepAfter(jump);
        expect((await left()).filter((name) => name === 'Ana')).toHaveLength(young + 5);
      }
      expect(await left()).toHaveLength(young + 5);
    },
  );

  test.each([
    ['both of a small table', 2, 0, 1],
    ['five of a table that has no other, once thirty sweeps have held them', 5, 0, 31],
    ['more than a tenth, once thirty sweeps have held them', 7, 60, 31],
  ])('a sweep deletes %s', async (_what, old, young, times) => {
    await leads().insert([...rows(old, 733), ...rows(young, 1)]);
    for (let day = 0; day < times; day += 1) await sweepAfter(8);
    expect(await left()).toHaveLength(old + young);
    await sweepAfter(8);
    expect(await left()).toHaveLength(young);
  });
}
