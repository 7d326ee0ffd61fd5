import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { image, restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';
import { lead } from './leadRows.ts';

const WHO = ['anon', 'visitor', 'manager', 'service'] as const;

const LEAD_ID = '1ead0000-0000-4000-8000-000000000001';

type Ask = (
  client: SupabaseClient,
) => PromiseLike<{ data: unknown[] | null; error: { code: string } | null; status: number }>;
/** How many rows the caller reads or changes, or the code of the refusal. */
type Outcome = number | string;
type Case = [what: string, ask: Ask, outcomes: Outcome[]];

const denied = '42501';

/** For a visitor without an account, an account, a manager, and the secret key. */
const READS: Case[] = [
  ['posts', (c) => c.from('custom_design_blogs').select(), [4, 4, 4, 4]],
  ['images', (c) => c.from('images').select(), [3, 3, 3, 3]],
  ['messages', (c) => c.from('leads').select('id'), [denied, 0, 1, 1]],
  ['every column of a message', (c) => c.from('leads').select(), [denied, denied, denied, 1]],
  ['timelines', (c) => c.from('lead_events').select(), [denied, 0, 2, 2]],
  ['deliveries', (c) => c.from('lead_deliveries').select(), [denied, 0, 1, 1]],
  ['counts', (c) => c.from('lead_counts').select(), [denied, 0, 1, 1]],
  ['numbers', (c) => c.from('lead_numbers').select(), [denied, 0, 1, 1]],
];

const posts = (c: SupabaseClient) => c.from('custom_design_blogs');

/** What a grant already refuses to everybody is in schema.test.ts. */
const WRITES: Case[] = [
  [
    'fill in the missing category of a post',
    (c) => posts(c).update({ category: 'Design' }).is('slug', null).select('id'),
    [1, 1, 1, 1],
  ],
  [
    'fill in an invented category',
    (c) => posts(c).update({ category: 'Hacked' }).is('slug', null).select('id'),
    [denied, denied, denied, 1],
  ],
  [
    'replace the category of a post',
    (c) => posts(c).update({ category: 'Audio' }).eq('slug', 'warm-light').select('id'),
    [0, 0, 0, 1],
  ],
  ['insert an image', (c) => c.from('images').insert(image()).select('id'), [denied, denied, 1, 1]],
  [
    'change an image',
    (c) => c.from('images').update({ title: 'x' }).eq('title', 'first').select('id'),
    [denied, 0, 1, 1],
  ],
  [
    'delete an image',
    (c) => c.from('images').delete().eq('title', 'first').select('id'),
    [denied, 0, 1, 1],
  ],
  [
    'set the status of a message',
    (c) => c.from('leads').update({ status: 'won' }).eq('id', LEAD_ID).select('id'),
    [denied, 0, 1, 1],
  ],
  [
    'delete a message',
    (c) => c.from('leads').delete().eq('id', LEAD_ID).select('id'),
    [denied, 0, 1, 1],
  ],
  [
    'write a note',
    (c) => c.from('lead_events').insert({ lead_id: LEAD_ID, note: 'x' }).select('id'),
    [denied, denied, 1, 1],
  ],
  [
    'delete a note',
    (c) => c.from('lead_events').delete().eq('kind', 'note').select('id'),
    [denied, 0, 1, 1],
  ],
  [
    'delete what the database wrote into a timeline',
    (c) => c.from('lead_events').delete().eq('kind', 'status').select('id'),
    [denied, 0, 0, 1],
  ],
  [
    'ask for another attempt of a delivery',
    (c) =>
      c
        .from('lead_deliveries')
        .update({ next_attempt_at: '2026-11-22T12:00:00Z' })
        .eq('lead_id', LEAD_ID)
        .select('id'),
    [denied, 0, 1, 1],
  ],
];

export function policies(contract: () => Contract): void {
  /** A message with a note, a change of its status, and a delivery, beside the posts and images. */
  async function restore(): Promise<void> {
    await restoreRows(contract());
    const { service, manager } = contract();
    const message = lead({ id: LEAD_ID, sender_hash: 'secret', notify: ['company'] });
    await service.from('leads').insert(message);
    await manager.from('leads').update({ status: 'contacted' }).eq('id', LEAD_ID);
    await manager.from('lead_events').insert({ lead_id: LEAD_ID, note: 'Called.' });
  }

  async function outcomeOf(who: (typeof WHO)[number], ask: Ask): Promise<Outcome> {
    const { data, error, status } = await ask(contract()[who]);
    if (error?.code === denied) expect(status).toBe(who === 'anon' ? 401 : 403);
    return error?.code ?? data?.length ?? 0;
  }

  describe('who reads', () => {
    beforeAll(restore);

    test.each(READS)('%s', async (_what, ask, outcomes) => {
      const found: Outcome[] = [];
      for (const who of WHO) found.push(await outcomeOf(who, ask));
      expect(found).toEqual(outcomes);
    });
  });

  describe('who may', () => {
    beforeEach(restore);

    test.each(WRITES)('%s', async (_what, ask, outcomes) => {
      const found: Outcome[] = [];
      for (const who of WHO) {
        if (typeof found.at(-1) === 'number' && found.at(-1) !== 0) await restore();
        found.push(await outcomeOf(who, ask));
      }
      expect(found).toEqual(outcomes);
    });

    test('user_metadata makes nobody a manager', async () => {
      const { error } = await contract().visitor.auth.updateUser({ data: { role: 'manager' } });
      expect(error).not.toBeNull();
      expect((await contract().visitor.from('images').insert(image())).status).toBe(403);
    });
  });
}
