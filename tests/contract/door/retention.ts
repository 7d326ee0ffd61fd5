import { expect, test } from 'vitest';
import { lead } from '../script/leadRows.ts';
import type { DoorContract } from './harness.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const row = (name: string, days: number, changes: object = {}) =>
  lead({ name, created_at: daysAgo(days), past_since: null, ...changes });
const rows = (count: number, days: number) => Array.from({ length: count }, () => row('Ana', days));

export function retention(contract: () => DoorContract): void {
  const leads = () => contract().service.from('leads');
  const sweeps = () => contract().service.from('lead_sweeps');
  const left = async () => (await contract().leads()).map(({ name }) => name);

  /** As if so many days had passed since the last sweep, and since messages were marked. */
  async function sweepAfter(days: number): Promise<void> {
    await leads()
      .update({ past_since: daysAgo(days) })
      .not('past_since', 'is', null);
    await sweeps()
      .update({ created_at: daysAgo(days) })
      .not('id', 'is', null);
    expect((await contract().catchUp()).status).toBe(200);
  }

  test('messages past their time are deleted a week after they were marked', async () => {
    await leads().insert([
      row('too old', 733),
      row('kept', 715, { sender_hash: 'a' }),
      row('long deleted', 40, { deleted_at: daysAgo(31) }),
      row('just deleted', 30, { deleted_at: daysAgo(20) }),
      row('of today', 0.5, { sender_hash: 'b' }),
    ]);
    await sweepAfter(2);
    await sweepAfter(6);
    expect(await left()).toHaveLength(5);
    await sweepAfter(8);
    const hashes = (await contract().leads()).map(({ name, sender_hash }) => [name, sender_hash]);
    expect(hashes).toEqual([
      ['kept', null],
      ['just deleted', null],
      ['of today', 'b'],
    ]);
  });

  test('a clock that was ahead deletes nothing, and does not stop the next sweep', async () => {
    await leads().insert([row('of today', 0, { past_since: daysAgo(8) }), row('too old', 733)]);
    await sweepAfter(-800);
    const marked = (await contract().leads()).filter(({ past_since }) => past_since);
    expect([await left(), marked.length]).toEqual([['too old', 'of today'], 1]);
    expect(Date.parse(marked[0].past_since)).toBeLessThanOrEqual(Date.now());
  });

  test.each([
    ['all five of a small table', 5, 0, 1],
    ['more than a tenth, once thirty sweeps have held them', 7, 60, 31],
  ])('deleted are %s', async (_what, old, young, times) => {
    await leads().insert([...rows(old, 733), ...rows(young, 1)]);
    for (let day = 0; day < times; day += 1) await sweepAfter(8);
    expect(await left()).toHaveLength(old + young);
    await sweepAfter(8);
    expect(await left()).toHaveLength(young);
  });
}
