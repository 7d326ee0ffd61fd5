import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openScenario, postRows } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listPosts } from '../src/features/blog/adapter/readPosts.ts';
import { parseBuildEnvironment } from './environment.ts';
import { readPosts } from './posts.ts';

/** Starts a backend that always sends the same response. */
async function backendThatAnswers(status: number, body: object) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}

const environment = (url: string, more: Record<string, string> = {}) =>
  parseBuildEnvironment({ VITE_SUPABASE_URL: url, VITE_LEADS: 'supabase', ...more });

afterEach(() => {
  replaceBackend();
  vi.unstubAllGlobals();
});

describe('a build', () => {
  it('reads the backend’s posts', async () => {
    const { backend, fetch } = openScenario('ok');
    vi.stubGlobal('fetch', fetch);
    const posts = await readPosts(
      environment(backend.url, {
        VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        VITE_SITE_URL: 'https://site.example',
        VITE_LEADS: 'console',
      }),
    );
    expect(posts.map(({ slug }) => slug)).toContain(postRows.plainText.slug);
  });

  it('fails if no backend answers and says what to do', async () => {
    const { url, close } = await backendThatAnswers(200, []);
    close();
    await expect(readPosts(environment(url))).rejects.toThrow(
      new RegExp(
        `was not built, because the backend at ${url} could not be read: .* would be missing\\. Start it, or correct VITE_SUPABASE_URL, then build again\\. BUILD_WITHOUT_BACKEND=1 `,
      ),
    );
  });

  it.each([
    [
      401,
      { message: 'Invalid API key' },
      /Invalid API key\. .* Correct VITE_SUPABASE_PUBLISHABLE_KEY/,
    ],
    [503, { message: 'starting' }, /starting\. .* Start it, or correct VITE_SUPABASE_URL/],
    [404, { code: 'PGRST205', message: 'no table' }, /no table\. .* Push the migrations/],
    [200, { not: 'a list' }, /the answer is no list\. .* Check that VITE_SUPABASE_URL is/],
  ])('fails if the backend answers %i %o', async (status, body, message) => {
    const { url, close } = await backendThatAnswers(status, body);
    await expect(readPosts(environment(url))).rejects.toThrow(message);
    close();
  });

  it('sends no request if it should run without a backend', async () => {
    const withoutBackend = environment('http://127.0.0.1:1', { BUILD_WITHOUT_BACKEND: '1' });
    expect(await readPosts(withoutBackend)).toEqual([]);
  });
});

describe('the rows of a page', () => {
  const fetch = () => Promise.reject(new Error('no answer'));

  it('are required, so the build fails without them', async () => {
    replaceBackend({ supabaseUrl: 'http://127.0.0.1:1', fetch });
    await expect(listPosts()).rejects.toThrow('no answer');
    vi.stubGlobal('__WITHOUT_BACKEND__', false);
    await expect(listPosts()).rejects.toThrow('no answer');
  });

  it('are empty in a build without a backend', async () => {
    replaceBackend({ supabaseUrl: 'http://127.0.0.1:1', fetch });
    vi.stubGlobal('__WITHOUT_BACKEND__', true);
    expect(await listPosts()).toEqual([]);
  });
});
