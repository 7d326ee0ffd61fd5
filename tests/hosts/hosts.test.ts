import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHead } from '../../site/build/parseHead.ts';
import { type Running, servers } from './servers.ts';

// The build's modules read this when they load. A test must never overwrite the build that is being
// served.
process.env.SITE_DIST = 'dist-hosts';
const { buildIfChanged } = await import('../../scripts/build-if-changed.ts');
const { startLocalBackend } = await import('../../scripts/local-backend.ts');
const { dist } = await import('../../site/build/dist.ts');
const { writeHostFiles } = await import('../../site/build/hosts/index.ts');
const { readFile } = await import('node:fs/promises');

const accented = {
  slug: 'iluminación del jardín',
  address: 'iluminaci%C3%B3n%20del%20jard%C3%ADn',
};
let headers: Record<string, string>;
let article: string;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'custom-designs-hosts-'));
  const backend = await startLocalBackend({ dataDir, port: 54431 });
  const service = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const posts = service.from('custom_design_blogs');
  const { data } = await posts.select('slug').not('slug', 'is', null).limit(1).single();
  article = data?.slug;
  await posts.insert({
    id: 'b10c0000-0000-4000-8000-000000000001',
    created_at: '2020-01-01T00:00:00Z',
    ...{ slug: accented.slug, title: 'Luz', date: '2020-01-01', category: 'Lighting' },
    ...{ excerpt: 'Luz cálida.', content: '<p>Luz cálida en el jardín.</p>' },
  });
  await buildIfChanged(backend.environment);
  await backend.close();
  await rm(dataDir, { recursive: true });
  headers = JSON.parse(await readFile(new URL('headers.json', dist), 'utf8'));
});

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  bytes: Buffer;
}

/** The response as sent. `fetch` would follow redirects, decompress, and normalize the address. */
const get = (base: string, path: string, wanted: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path, method, headers: wanted, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

const found = servers.map((server) => ({ server, missing: server.missing() }));

it('at least one server is installed', () => {
  expect(found.filter(({ missing }) => !missing)).not.toEqual([]);
});

for (const { server, missing } of found) {
  if (missing) process.stderr.write(`${server.name} was not tested: ${missing}\n`);

  describe.skipIf(missing)(server.name, () => {
    let work: string;
    let running: Running;
    const ask = (path: string, wanted?: Record<string, string>, method?: string) =>
      get(running.url, path, wanted, method);

    beforeAll(async () => {
      work = await mkdtemp(join(tmpdir(), `custom-designs-${server.name}-`));
      const folder = pathToFileURL(`${work}/site/`);
      await cp(dist, folder, { recursive: true });
      await writeHostFiles(server.name, folder, headers);
      running = await server.start(folder, work);
    });
    afterAll(async () => {
      await running?.close();
      await rm(work, { recursive: true, force: true });
    });

    it('serves pages and articles at their addresses with the site’s headers', async () => {
      const addresses = ['/', '/about', '/services/audio-services', '/blog', `/blog/${article}`];
      for (const path of [...addresses, `/blog/${accented.address}`]) {
        const { status, headers: sent, bytes } = await ask(path);
        expect(status, path).toBe(200);
        expect(sent['content-type'], path).toMatch(/^text\/html/);
        expect(sent['cache-control'], path).toMatch(/no-cache|max-age=0/);
        const { canonical } = parseHead(bytes.toString());
        expect(new URL(canonical ?? '').pathname, path).toBe(path);
        for (const [name, value] of Object.entries(headers)) {
          expect(sent[name.toLowerCase()], `${path} ${name}`).toBe(value);
        }
      }
    });

    it('redirects an address with a trailing slash to the one without and keeps the query', async () => {
      for (const path of ['/about', '/services/audio-services', `/blog/${article}`, '/blog/new']) {
        const { status, headers: sent } = await ask(`${path}/?a=1&b=%2F`);
        expect([301, 307, 308], path).toContain(status);
        const location = new URL(sent.location ?? '', running.url);
        expect(location.pathname + location.search, path).toBe(`${path}?a=1&b=%2F`);
        expect(location.host, path).toBe(new URL(running.url).host);
      }
    });

    it('never redirects to another site', async () => {
      for (const path of ['//example.com/', '/\\example.com/', '//example.com/%2e%2e/']) {
        const { headers: sent } = await ask(path);
        const location = new URL(sent.location ?? '/', running.url);
        expect(location.host, path).toBe(new URL(running.url).host);
      }
    });

    it('opens an article that is newer than the build', async () => {
      for (const path of ['/blog/written-today', '/blog/v1.2', '/blog/%C3%A1rbol']) {
        const { status, bytes } = await ask(path);
        expect(status, path).toBe(200);
        expect(parseHead(bytes.toString()), path).toMatchObject({
          canonical: null,
          isIndexable: false,
        });
      }
    });

    it('returns 404 and the not-found page for anything else', async () => {
      for (const path of [
        '/nothing',
        '/blog/a/b',
        '/blog/new.data',
        '/assets/gone-1.js',
        // A folder, whose files aren't listed.
        '/assets',
        '/about/x',
      ]) {
        const { status, headers: sent, bytes } = await ask(path);
        expect(status, path).toBe(404);
        expect(bytes.toString(), path).toContain('Oops! Page not found');
        expect(sent['cache-control'], path).not.toMatch(/immutable/);
        expect(sent['content-security-policy'], path).toBe(headers['Content-Security-Policy']);
      }
    });

    it('serves files with their types, and texts with their charset', async () => {
      const assets = await readdir(new URL('client/assets/', dist));
      const one = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`;
      for (const [path, type] of [
        ['/', /^text\/html; ?charset=utf-8$/i],
        [one('.js'), /^text\/javascript; ?charset=utf-8$/i],
        [one('.css'), /^text\/css; ?charset=utf-8$/i],
        ['/about.data', /^text\/x-script; charset=utf-8$/],
        ['/about/_.data', /^text\/x-script/],
        ['/_.data', /^text\/x-script/],
        ['/feed.xml', /^application\/atom\+xml; charset=utf-8$/],
        ['/manifest.webmanifest', /^application\/manifest\+json/],
        ['/sitemap.xml', /^application\/xml; charset=utf-8$/],
        ['/favicon.svg', /^image\/svg\+xml; charset=utf-8$/],
        ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
      ] as const) {
        const { status, headers: sent } = await ask(path);
        expect(status, path).toBe(200);
        expect(sent['content-type'], path).toMatch(type);
      }
    });

    it('lets hashed files be cached for a year and revalidates all others', async () => {
      const html = (await ask('/')).bytes.toString();
      const hashed = [...html.matchAll(/"(\/assets\/[^"\s?#]+)/g)].map(([, path]) => path ?? '');
      expect(hashed.length).toBeGreaterThan(5);
      for (const path of new Set(hashed)) {
        const { status, headers: sent } = await ask(path);
        expect(status, path).toBe(200);
        expect(sent['cache-control'], path).toBe('public, max-age=31536000, immutable');
      }
    });

    it.runIf(server.name !== 'cloudflare')(
      'sends the files that the build compressed',
      async () => {
        for (const [encoding, ending] of [
          ['br', '.br'],
          ['gzip', '.gz'],
        ]) {
          for (const [path, file] of [
            ['/about', 'about/index.html'],
            ['/about.data', 'about.data'],
          ]) {
            const { headers: sent, bytes } = await ask(path ?? '', {
              'Accept-Encoding': `${encoding}`,
            });
            expect(sent['content-encoding'], `${path} ${encoding}`).toBe(encoding);
            expect(sent.vary, path).toMatch(/accept-encoding/i);
            expect(bytes.equals(await readFile(new URL(`client/${file}${ending}`, dist)))).toBe(
              true,
            );
          }
        }
      },
    );

    it('accepts no POST request', async () => {
      expect((await ask('/contact', {}, 'POST')).status).toBe(405);
    });
  });
}
