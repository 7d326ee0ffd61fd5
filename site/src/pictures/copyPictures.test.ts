import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceBackend } from '@custom-designs/supabase/client';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { copyPictures } from './copies.server.ts';

const picture = await sharp({
  create: { width: 700, height: 350, channels: 3, background: '#963' },
})
  .jpeg()
  .toBuffer();
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url?.endsWith('.jpg')) response.end(picture);
  else if (request.url?.endsWith('.txt')) response.end('no picture');
  else response.writeHead(500).end();
});
let backend: string;
let folder: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  replaceBackend({ supabaseUrl: backend });
  folder = await mkdtemp(join(tmpdir(), 'copy-pictures-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked = [];
});
afterAll(async () => {
  server.close();
  replaceBackend();
  await rm(folder, { recursive: true });
});

const build = () =>
  vi.stubGlobal('__POST_PICTURES__', {
    cache: join(folder, 'kept'),
    shipped: join(folder, 'assets'),
  });

it("offers the copies among the site's assets, by the original's address", async () => {
  build();
  const src = `${backend}/palms.jpg`;
  const { [src]: palms } = await copyPictures([src, null, undefined, src]);
  expect(palms).toMatchObject({ src, alt: '', width: 700, height: 350 });
  const files = await readdir(join(folder, 'assets'));
  const offered = palms?.srcSet?.split(', ');
  expect(offered?.map((one) => one.split(' ')[1])).toEqual(['480w', '700w']);
  expect(offered?.map((one) => one.split(' ')[0]?.replace('/assets/', ''))).toEqual(files.sort());
  expect(asked).toEqual(['/palms.jpg']);
});

it('leaves out pictures that cannot be copied, without failing', async () => {
  build();
  const good = `${backend}/hall.jpg`;
  const bad = [
    `${backend}/words.txt`,
    `${backend}/gone`,
    'https://example.com/a.jpg',
    '/seed/a.webp',
  ];
  expect(Object.keys(await copyPictures([...bad, good]))).toEqual([good]);
});

it('copies nothing in development', async () => {
  vi.stubGlobal('__POST_PICTURES__', null);
  expect(await copyPictures([`${backend}/pool.jpg`])).toEqual({});
  expect(asked).toEqual([]);
});
