import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../../contract/postgres.ts';
import { image, POSTS } from '../../contract/script/fixtures.ts';
import { type Account, type Contract, MANAGER } from '../../contract/script/harness.ts';
import { runContract } from '../../contract/script/index.ts';
import { startServer } from '../../contract/server.ts';

const RACES = Number(process.env.RACES ?? 5);
const LONG = 60_000 + RACES * 3_000;
const UNIQUE_VIOLATION = '23505';

const POSTS_TABLE = 'custom_design_blogs';
const post = { ...POSTS[0], title: '0', slug: 'counted' };
const OTHER = { email: 'other@example.com', password: 'other password 1' };

/** A record of each kind that people edit. The saves count its text up. */
const counted: { [table: string]: { row: object; text: string; isForEditors: boolean } } = {
  albums: { row: { title: '0' }, text: 'title', isForEditors: true },
  [POSTS_TABLE]: { row: post, text: 'title', isForEditors: true },
  images: { row: image({ title: '0' }), text: 'title', isForEditors: true },
  reviews: {
    row: { words: '0', name: 'x', page: '/services/x' },
    text: 'words',
    isForEditors: false,
  },
  site_facts: { row: { key: 'notice', value: '0' }, text: 'value', isForEditors: false },
};

/** Saves like the pages: only over the version that was read. Returns how many saves succeeded. */
async function countUp(client: SupabaseClient, table: string, text: string): Promise<number> {
  let saves = 0;
  for (let race = 0; race < RACES; race += 1) {
    const { data: known } = await client.from(table).select().single();
    const { data, error } = await client
      .from(table)
      .update({ [text]: String(Number(known[text]) + 1) })
      .eq('updated_at', known.updated_at)
      .select(text);
    expect(error).toBeNull();
    saves += data?.length ?? 0;
  }
  return saves;
}

function races(contract: () => Contract): void {
  let other: SupabaseClient;
  beforeAll(async () => {
    await contract().backend.addUser({ ...OTHER, app_metadata: { role: 'manager' } });
    other = contract().client();
    await other.auth.signInWithPassword(OTHER);
  });

  test.each(Object.entries(counted))(
    'no save of %s replaces one that it has not seen',
    { timeout: LONG },
    async (table, { row, text, isForEditors }) => {
      const { service, manager, editor } = contract();
      const filter = table === 'site_facts' ? 'key' : 'id';
      await service.from(table).delete().not(filter, 'is', null);
      await service.from(table).insert(row);
      const people = [manager, other, isForEditors ? editor : manager];
      const saves = await Promise.all(people.map((client) => countUp(client, table, text)));
      const { data } = await service.from(table).select(text).single();
      const total = saves.reduce((sum, one) => sum + one, 0);
      expect(total).toBeGreaterThanOrEqual(RACES);
      expect(data).toEqual({ [text]: String(total) });
    },
  );

  /** Two managers add a row together, the given number of times. Returns the sorted outcomes. */
  async function addAtOnce(table: string, row: object, times = 2): Promise<string[]> {
    const inserts = Array.from({ length: times }, (_, index) =>
      (index % 2 ? other : contract().manager).from(table).insert(row),
    );
    return (await Promise.all(inserts)).map(({ error }) => error?.code ?? 'stored').sort();
  }

  test('of two posts that are published at once with one address, one is refused', {
    timeout: LONG,
  }, async () => {
    for (let race = 0; race < RACES; race += 1) {
      const published = { ...post, slug: `race-${race}` };
      expect(await addAtOnce(POSTS_TABLE, published)).toEqual([UNIQUE_VIOLATION, 'stored']);
    }
  });

  test('of two drafts of one post that are opened at once, one is refused', {
    timeout: LONG,
  }, async () => {
    const { service } = contract();
    for (let race = 0; race < RACES; race += 1) {
      const published = { ...post, slug: `edited-${race}` };
      const { data } = await service.from(POSTS_TABLE).insert(published).select().single();
      const draft = { ...post, slug: null, status: 'draft', draft_of: data.id };
      expect(await addAtOnce(POSTS_TABLE, draft)).toEqual([UNIQUE_VIOLATION, 'stored']);
    }
  });

  test('of many updates that are asked for at once, one waits', { timeout: LONG }, async () => {
    for (let race = 0; race < RACES; race += 1) {
      await contract().service.from('site_publishes').delete().not('id', 'is', null);
      const refused = Array(19).fill(UNIQUE_VIOLATION);
      expect(await addAtOnce('site_publishes', {}, 20)).toEqual([...refused, 'stored']);
    }
  });

  test('of two managers who remove each other at once, one remains', {
    timeout: LONG,
  }, async () => {
    const { backend, service } = contract();
    const signInAs = async (account: Account) => {
      await backend.addUser({ ...account, app_metadata: { role: 'manager' } });
      const client = contract().client();
      await client.auth.signInWithPassword(account);
      return client;
    };
    for (let race = 0; race < RACES; race += 1) {
      const one = await signInAs(MANAGER);
      const two = await signInAs(OTHER);
      await Promise.all([
        one.from('people').delete().eq('email', OTHER.email),
        two.from('people').delete().eq('email', MANAGER.email),
      ]);
      const emails = [MANAGER.email, OTHER.email];
      const { data } = await service.from('people').select('email').in('email', emails);
      expect(data).toHaveLength(1);
    }
  });
}

runContract('races on PGlite', () => startServer(), races);
await onPostgres((start) =>
  runContract(
    'races on PostgreSQL',
    () => start((databaseUrl) => startServer({ databaseUrl })),
    races,
  ),
);
