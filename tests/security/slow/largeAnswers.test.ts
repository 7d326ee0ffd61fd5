import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/control.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';
import { type ChildServer, startChild } from '../child.ts';

const MiB = 1024 ** 2;
const POSTS = '/rest/v1/custom_design_blogs';

let folder = '';
let server: ChildServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  server = await startChild(await emptyProject(folder), dataDir);
  const text = `
    insert into custom_design_blogs (title, excerpt, category, slug, content)
    select 'Post', 'Excerpt', 'Old', 'post-' || n, repeat(md5(n::text), 3500)
    from generate_series(1, 700) n`;
  await askServer(dataDir, { name: 'sql', text });
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const ask = (query: string, init: RequestInit = {}) =>
  fetch(`${server.url}${POSTS}?${query}`, {
    ...init,
    headers: { apikey: server.secretKey, 'content-type': 'application/json', ...init.headers },
  });

/** Bytes of memory that the server's process uses, now or at its peak. */
async function memory(figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

describe.skipIf(process.platform !== 'linux')('memory stays flat', () => {
  test('when one column is selected 1,600 times', async () => {
    const query = `limit=30&select=${Array(1_600).fill('content')}`;
    await ask(query).then((answer) => answer.text());
    const before = await memory('VmRSS');
    for (let round = 0; round < 20; round += 1) {
      const answer = await ask(query);
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeLessThan(4 * MiB);
    }
    expect((await memory('VmRSS')) - before).toBeLessThan(100 * MiB);
  });

  test('when a response would exceed 64 MiB, which is refused with a message that says what to do', async () => {
    const before = await memory('VmHWM');
    for (const query of ['select=content', `limit=30&select=${aliases(50)}`]) {
      const answer = await ask(query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: '54000',
        message: 'The answer would be larger than 64 MiB',
        hint: 'Select fewer columns, or read fewer rows at a time with limit and offset.',
      });
    }
    expect((await memory('VmHWM')) - before).toBeLessThan(100 * MiB);
  });
});

const aliases = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}:content`).join();

test('the rows of a large table are read in pages', async () => {
  const answer = await ask('select=content&limit=100');
  expect(await answer.json()).toHaveLength(100);
});

test('a change whose response would be too large is not made', async () => {
  const headers = { prefer: 'return=representation' };
  const body = JSON.stringify({ category: 'New' });
  const answer = await ask('category=eq.Old', { method: 'PATCH', headers, body });
  expect(answer.status).toBe(400);
  expect(await (await ask('category=eq.New&select=id')).json()).toEqual([]);
});
