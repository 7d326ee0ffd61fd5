import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Served } from './serve.ts';
import { serveStorybook, storybookAnswers } from './serveStorybook.ts';

let folder: string;
let storybook: Served;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'custom-designs-storybook-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>Storybook</title>');
  await writeFile(join(folder, 'assets/@a (1).js'), 'start()');
  storybook = await serveStorybook(folder);
});
afterAll(async () => {
  storybook.close();
  await rm(folder, { recursive: true });
});

it('serves Storybook under /storybook/, whatever its file names', async () => {
  expect(await (await fetch(`${storybook.url}?path=/docs/a`)).text()).toContain('Storybook');
  const script = await fetch(new URL('assets/@a%20(1).js', storybook.url));
  expect(await script.text()).toBe('start()');
  expect(script.headers.get('content-type')).toContain('javascript');
});

it('redirects from the address without a slash and keeps the query', async () => {
  const address = `${storybook.url.slice(0, -1)}?path=/docs/a`;
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/storybook/?path=/docs/a');
});

it('returns 404 for missing files and for paths outside its folder, and keeps running', async () => {
  for (const path of ['../about', 'gone.js', '../storybook2', '%']) {
    const headers = { Range: 'bytes=10-5' };
    expect((await fetch(new URL(path, storybook.url), { headers })).status, path).toBe(404);
  }
  const reversed = await fetch(storybook.url, { headers: { Range: 'bytes=10-5' } });
  expect(reversed.status).toBe(200);
});

it('does not handle requests if Storybook was not built', async () => {
  expect(await storybookAnswers(join(folder, 'assets'))).toBeUndefined();
  await expect(serveStorybook(join(folder, 'assets'))).rejects.toThrow(/no built Storybook/);
});
