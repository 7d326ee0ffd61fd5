import { beforeAll, expect, test } from 'vitest';
import { askServer } from '../../packages/supabase-local/src/server/control.ts';
import { ownServer } from './ownServer.ts';

const MiB = 1024 ** 2;

const server = ownServer();
beforeAll(async () => {
  const text = `
    insert into custom_design_blogs (title, excerpt, category, slug, content)
    select 'Post', 'Excerpt', 'Old', 'post-' || n, repeat(md5(n::text), 3500)
    from generate_series(1, 700) n`;
  await askServer(server().dataDir, { name: 'sql', text });
});

const ask = (query: string, init: RequestInit = {}) =>
  fetch(`${server().url}/rest/v1/custom_design_blogs?${query}`, {
    ...init,
    headers: { apikey: server().secretKey, 'content-type': 'application/json', ...init.headers },
  });

const aliases = Array.from({ length: 50 }, (_, index) => `a${index}:content`);

test.each(['select=content', `limit=30&select=${aliases}`])(
  'an answer over 64 MiB is refused with a message that says what to do: %.30s',
  async (query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: '54000',
      message: 'The answer would be larger than 64 MiB',
      hint: 'Select fewer columns, or read fewer rows at a time with limit and offset.',
    });
  },
);

test('a column is sent once, however often it is selected', async () => {
  const answer = await ask(`limit=30&select=${Array(1_600).fill('content')}`);
  expect((await answer.text()).length).toBeLessThan(4 * MiB);
});

test('the rows of a large table are read in pages', async () => {
  expect(await (await ask('select=content&limit=100')).json()).toHaveLength(100);
});

test('a change whose response would be too large is not made', async () => {
  const headers = { prefer: 'return=representation' };
  const body = JSON.stringify({ category: 'New' });
  const answer = await ask('category=eq.Old', { method: 'PATCH', headers, body });
  expect(answer.status).toBe(400);
  expect(await (await ask('category=eq.New&select=id')).json()).toEqual([]);
});
