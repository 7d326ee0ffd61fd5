import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHead } from '../../site/build/parseHead.ts';
import { addressable, byId, post, rows } from './hostileRows.ts';

// The build's modules read this when they load. A test must never overwrite the build that is being
// served.
process.env.SITE_DIST = 'dist-test';
const { buildIfChanged } = await import('../../scripts/build-if-changed.ts');
const { startLocalBackend } = await import('../../scripts/local-backend.ts');
const { serveSite } = await import('../../scripts/serve.ts');
const { dist, place } = await import('../../site/build/dist.ts');

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = 'https://site.example';

let dataDir: string;
let backend: Awaited<ReturnType<typeof startLocalBackend>>;
let environment: Record<string, string>;
beforeAll(async () => {
  await rm(dist, { recursive: true, force: true });
  dataDir = await mkdtemp(join(tmpdir(), 'custom-designs-build-'));
  backend = await startLocalBackend({ dataDir, port: 0 });
  environment = { ...backend.environment, VITE_SITE_URL: site };
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
  await rm(dist, { recursive: true, force: true });
});

const posts = () =>
  createClient(backend.url, backend.secretKey, { auth: { persistSession: false } }).from(
    'custom_design_blogs',
  );

async function build(more: Record<string, string> = {}, args: readonly string[] = []) {
  const child = spawn(process.execPath, [join(root, 'site/build/build.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...environment, ...more },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [status] = await once(child, 'exit');
  return { status, said };
}

/** Every served file of the build, by content. */
async function fingerprint(): Promise<string> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

describe('a build over a backend with hostile slugs', () => {
  let ids: Map<string, string>;

  it('succeeds with hostile slugs', async () => {
    const { data, error } = await posts().insert(rows).select('id,title');
    expect(error).toBeNull();
    ids = new Map(data?.map(({ id, title }) => [title, id]));
    const { status, said } = await build();
    expect(status).toBe(0);
    expect(said).toMatch(/"The older twin" is left out.*"The newer twin".*\/blog\/twice/);
  });

  it('serves every article at its address, which its canonical link names', async () => {
    const { url, close } = await serveSite(0);
    const named = [
      ...addressable.map(([, title, address]) => [title, address]),
      ['The newer twin', 'twice'],
      ['The newer case', 'Cased'],
    ];
    const numbered = byId.map(([, title]) => [title, ids.get(title)]);
    for (const [title, address] of [...named, ...numbered]) {
      const response = await fetch(`${url}/blog/${address}`, { redirect: 'manual' });
      expect(response.status, title).toBe(200);
      const html = await response.text();
      expect(html, title).toContain(`Words of ${title}.`);
      expect(parseHead(html), title).toMatchObject({
        canonical: `${site}/blog/${address}`,
        // Search engines aren't asked to index an address that is a row's id.
        isIndexable: address !== ids.get(title ?? ''),
      });
      const data = await fetch(`${url}/blog/${address}.data`);
      expect(data.status, title).toBe(200);
    }
    close();
  });

  it('leaves other addresses to the page for newer articles', async () => {
    const { url, close } = await serveSite(0);
    for (const [slug] of byId.filter(([slug]) => slug !== '..' && slug !== '~')) {
      const response = await fetch(`${url}/blog/${encodeURIComponent(slug)}`);
      expect(response.status, slug).toBe(200);
      expect(parseHead(await response.text()), slug).toMatchObject({ isIndexable: false });
    }
    close();
  });
});

describe('a build for a hosted site', () => {
  const hosted = {
    VITE_SUPABASE_URL: 'https://example.supabase.co',
    VITE_LEADS: 'supabase',
    BUILD_WITHOUT_BACKEND: '1',
  };

  it('lists the sample content and changes nothing', async () => {
    const before = await fingerprint();
    const { status, said } = await build(hosted);
    expect(status).toBe(1);
    expect(said).toContain('- company.ts: prices in texts (isSample.prices)');
    expect(said).toMatch(/- services\/lighting-design\.ts: testimonials \(isSample, \d times\)/);
    expect(await fingerprint()).toBe(before);
  });

  it('keeps sample content out of search engines with --allow-sample', async () => {
    expect(await build(hosted, ['--allow-sample'])).toMatchObject({ status: 0 });
    const html = await readFile(new URL('client/index.html', place.dist), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('Sample content.');
  });
});

describe('a build that fails', () => {
  it('leaves the previous build unchanged when its backend stops halfway', async () => {
    const before = await fingerprint();
    let answers = 0;
    const proxy = createServer(async (request, response) => {
      answers += 1;
      // The posts and photos are listed twice before the first page is rendered.
      if (answers > 4) {
        response.writeHead(503, { 'Content-Type': 'application/json' });
        response.end('{"message":"The backend has gone away"}');
        return;
      }
      const { apikey = '' } = request.headers;
      const answer = await fetch(backend.url + request.url, { headers: { apikey: `${apikey}` } });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(await answer.text());
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const { port } = proxy.address() as AddressInfo;
    const { status, said } = await build({ VITE_SUPABASE_URL: `http://127.0.0.1:${port}` });
    proxy.close();
    expect(status).toBe(1);
    expect(answers).toBeGreaterThan(4);
    expect(said).toContain('The backend has gone away');
    expect(await fingerprint()).toBe(before);
    expect(existsSync(place.next)).toBe(false);
  });
});

describe('a build while the site is served', () => {
  it('blocks a second build, makes no request fail, and appears at once', async () => {
    const { url, close } = await serveSite(0);
    const assetsOf = (html: string) => [
      ...new Set([...html.matchAll(/"(\/assets\/[^"\s?#]+)/g)].map(([, path]) => path ?? '')),
    ];
    const opened = assetsOf(await (await fetch(`${url}/blog`)).text());
    const failures: string[] = [];
    let requests = 0;
    let isDone = false;
    const ask = async (path: string) => {
      requests += 1;
      const status = await fetch(url + path).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error) => `${error.cause ?? error}`,
      );
      if (status !== 200) failures.push(`${path}: ${status}`);
    };
    const visitor = async () => {
      while (!isDone) {
        for (const path of ['/', '/blog', '/about.data', '/blog/twice', ...opened.slice(0, 20)]) {
          if (!isDone) await ask(path);
        }
        // Without a pause, the requests would take a core from the build.
        await setTimeout(50);
      }
    };
    const visiting = visitor();

    const { error } = await posts().insert(
      post('written-meanwhile', 'Written meanwhile', '2024-03-01'),
    );
    expect(error).toBeNull();
    const building = buildIfChanged({ ...environment, SITE_PREVIEW: '1' });
    // The build takes the lock before it writes files.
    await expect.poll(() => existsSync(place.next), { timeout: 120_000 }).toBe(true);
    expect((await build()).said).toMatch(/Another build of site\/dist-test is running/);
    expect(await building).toBe(true);
    const page = await (await fetch(`${url}/blog/written-meanwhile`)).text();
    expect(page).toContain('Words of Written meanwhile.');

    const list = assetsOf(await (await fetch(`${url}/blog`)).text());
    expect(opened.filter((path) => !list.includes(path))).not.toEqual([]);
    for (const path of opened) await ask(path);
    isDone = true;
    await visiting;
    close();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(100);
    expect(await buildIfChanged({ ...environment, SITE_PREVIEW: '1' })).toBe(false);
  });
});

describe('a preview', () => {
  it('is not indexed, and lets search engines read its noindex', async () => {
    const { url, close } = await serveSite(0);
    for (const path of [
      '/',
      '/blog',
      '/blog/twice',
      '/admin/media',
      '/no-such-room',
      '/blog/new',
    ]) {
      const response = await fetch(url + path);
      expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
      expect(parseHead(await response.text()).isIndexable, path).toBe(false);
    }
    expect(await (await fetch(`${url}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
    expect((await fetch(`${url}/sitemap.xml`)).status).toBe(404);
    close();
  });
});
