import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Served, serveSite } from './serve.ts';

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>light</p>'.repeat(200)}`;
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

/** A build in a folder of its own, with pages of these titles by path. */
async function writeBuild(folder: string, titles: Record<string, string>) {
  const write = async (path: string, bytes: string | Buffer) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  for (const [path, title] of Object.entries(titles)) {
    await write(`client/${path}`, page(title));
    await write(`client/${path}.br`, brotliCompressSync(page(title)));
    await write(`client/${path}.gz`, gzipSync(page(title)));
  }
  await write('client/assets/film-1.mp4', film);
  await write('client/about.data', '["about"]');
  await write('client/feed.xml', '<feed/>');
  await write('client/assets/empty-1.js', '');
  await write('headers.json', JSON.stringify({ 'X-Frame-Options': 'DENY' }));
  await write('secret.txt', 'not for visitors');
}

const titles = {
  'index.html': 'Home',
  '404.html': 'Not Found',
  'about/index.html': 'About',
  'blog/~/index.html': 'Newer article',
  'blog/luz cálida/index.html': 'Luz cálida',
};

let folder: string;
let dist: string;
let site: Served;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'custom-designs-serve-'));
  dist = join(folder, 'dist');
  await writeBuild(dist, titles);
  site = await serveSite(0, { from: pathToFileURL(`${dist}/`), hosts: ['site.example'] });
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers, redirect: 'manual' });
const titleOf = async (response: Response) =>
  (await response.text()).match(/<title>(.*?)<\/title>/)?.[1];

/** Writes to the server as no well-behaved client would. @returns what came back until it closed. */
async function raw(text: string, { reset = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(Buffer.from(text, 'latin1'));
  if (reset) socket.resetAndDestroy();
  await once(socket, 'close');
  return heard;
}
const request = (target: string, host = '127.0.0.1', method = 'GET') =>
  raw(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe('pages', () => {
  it('answers a page at its address, without a slash at the end', async () => {
    const response = await get('/about?from=mail');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(await titleOf(response)).toBe('About');
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/blog/luz%20c%c3%a1lida/', '/blog/luz%20c%C3%A1lida'],
    ['/blog/written-today/', '/blog/written-today'],
  ])('sends %s on to %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  it('leads nobody to another site by slashes', async () => {
    for (const path of [
      '//example.com/',
      '/%2Fexample.com/',
      '//example.com/about/',
      '/\\example.com/',
    ]) {
      expect(await request(path), path).toMatch(/^HTTP\/1.1 404 /);
    }
  });

  it('answers what is not there with 404 and the page that says so', async () => {
    for (const path of [
      '/nothing',
      '/nothing/',
      '/assets/gone-1.js',
      '/blog/a/b',
      '/about%2Findex.html',
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
      expect(response.headers.get('etag'), path).toBeNull();
      expect(await titleOf(response), path).toBe('Not Found');
    }
  });

  it('opens an article that is newer than the build, whatever its address is made of', async () => {
    for (const path of ['/blog/new', '/blog/v1.2', '/blog/50%25', '/blog/a%2Fb', '/blog/%3Cb%3E']) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(await titleOf(response), path).toBe('Newer article');
    }
    expect((await get('/blog/new.data')).status).toBe(404);
  });

  it('finds a file by its name, however the address is escaped', async () => {
    for (const path of [
      '/blog/luz%20c%C3%A1lida',
      '/blog/luz%20c%c3%a1lida',
      '/%62log/luz%20cálida',
    ]) {
      expect(await titleOf(await get(path)), path).toBe('Luz cálida');
    }
  });

  it('answers an address in absolute form', async () => {
    expect(await request('http://127.0.0.1/about')).toContain('<title>About</title>');
  });

  it.each([
    ['/about.data', 'text/x-script; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/assets/film-1.mp4', 'video/mp4'],
  ])('says of %s that it is %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  it('lets hashed files be kept for a year', async () => {
    const response = await get('/assets/film-1.mp4');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('what is sent', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['identity;q=1, *;q=0', null],
    ['', null],
  ])('is compressed for a client that accepts "%s" as %s', async (accepted, encoding) => {
    const answer = await raw(
      `HEAD /about HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.match(/^content-encoding: (.+)\r$/im)?.[1] ?? null).toBe(encoding);
    expect(answer).toMatch(/^vary: accept-encoding\r$/im);
  });

  it('is 304 for a client that has it, by the tag of the very representation', async () => {
    const etag = (await get('/about', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    const again = (tag: string, accepted = 'br') =>
      get('/about', { 'If-None-Match': tag, 'Accept-Encoding': accepted });
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await again(tag);
      expect(response.status, tag).toBe(304);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect((await again('"other"')).status).toBe(200);
    expect((await again(etag, 'gzip')).status).toBe(200);
  });

  it('has no body when only the head is asked for', async () => {
    const response = await get('/assets/film-1.mp4', {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe('1000');
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('a range', () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const response = await get('/assets/film-1.mp4', { Range: range, ...more });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, range: response.headers.get('content-range'), bytes };
  };

  it.each([
    ['bytes=0-0', 'bytes 0-0/1000', 0, 1],
    ['bytes=10-19', 'bytes 10-19/1000', 10, 20],
    ['bytes=990-', 'bytes 990-999/1000', 990, 1000],
    ['bytes=-5', 'bytes 995-999/1000', 995, 1000],
    ['bytes=-5000', 'bytes 0-999/1000', 0, 1000],
  ])('%s is answered with 206', async (range, contentRange, start, end) => {
    expect(await part(range)).toEqual({
      status: 206,
      range: contentRange,
      bytes: film.subarray(start, end),
    });
  });

  it.each(['bytes=1000-', 'bytes=-0'])('%s is answered with 416 and the size', async (range) => {
    expect(await part(range)).toMatchObject({ status: 416, range: 'bytes */1000' });
  });

  it('of an empty file is answered with 416', async () => {
    expect((await get('/assets/empty-1.js', { Range: 'bytes=0-' })).status).toBe(416);
  });

  it.each(['bytes=10-5', 'bytes=a-b', 'rows=0-1', 'bytes=0-1,5-6'])(
    '%s is ignored',
    async (range) => {
      expect(await part(range)).toEqual({ status: 200, range: null, bytes: film });
    },
  );

  it('counts only while the file is the one that the client began with', async () => {
    const etag = (await get('/assets/film-1.mp4')).headers.get('etag') ?? '';
    const status = async (condition: string) =>
      (await part('bytes=0-9', { 'If-Range': condition })).status;
    expect(await status(etag)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200);
  });

  it('of a compressed page is one of its compressed bytes, so that parts fit together', async () => {
    const answer = async (range: string) => {
      const text = await raw(
        `GET /about HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nRange: ${range}\r\nConnection: close\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1.1 206 /);
      expect(text).toMatch(/^content-encoding: br\r$/im);
      return Buffer.from(text.slice(text.indexOf('\r\n\r\n') + 4), 'latin1');
    };
    const whole = Buffer.concat([await answer('bytes=0-9'), await answer('bytes=10-')]);
    expect(brotliDecompressSync(whole).toString()).toBe(page('About'));
  });

  it('has no meaning for the head alone', async () => {
    const response = await get('/assets/film-1.mp4', { Range: 'bytes=0-1' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('1000');
  });
});

describe('a request that no visitor makes', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await get('/about', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('under the name of another site is refused', async () => {
    expect(await request('/', 'rebind.example')).toMatch(/^HTTP\/1.1 421 /);
    expect(await request('/', 'site.example:8080')).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each(['/%', '/%zz', '/%c3%28', '/about%', '*', 'about', '\\', 'ftp://127.0.0.1/'])(
    'for %s is refused as one that cannot be read',
    async (target) => {
      expect(await request(target)).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/index.html%00.txt',
    '/headers.json',
    `/${'a'.repeat(8000)}`,
    '/__proto__',
  ])('for %s finds nothing', async (target) => {
    const answer = await request(target);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toContain('not for visitors');
  });

  it('ends nothing, wherever it breaks off', async () => {
    const log = vi.spyOn(console, 'error');
    const whole = 'GET // HTTP/1.1\r\nHost: localhost\r\nRange: bytes=10-5\r\n\r\n';
    for (let round = 0; round < 40; round += 1) {
      await Promise.all([
        raw(whole, { reset: true }),
        raw(whole.slice(0, round), { reset: true }),
        raw(whole.replace('//', '/assets/film-1.mp4'), { reset: true }),
        raw(whole.replace('localhost', '\u0000[::').repeat(3)),
        raw(`\u0016\u0003\u0001${'x'.repeat(round)}\r\n\r\n`),
      ]);
    }
    expect((await get('/about')).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a new build', () => {
  it('is served from the next request on, and nobody notices the change', async () => {
    const moving = join(folder, 'moving');
    await writeBuild(moving, titles);
    const served = await serveSite(0, { from: pathToFileURL(`${moving}/`) });
    const ask = async (path: string) => titleOf(await fetch(served.url + path));
    const failures: unknown[] = [];
    let isDone = false;
    const visitors = [0, 1, 2].map(async () => {
      while (!isDone) {
        const title = await ask('/about').catch(String);
        if (!/^About( \d+)?$/.test(title ?? '')) failures.push(title);
      }
    });
    for (let number = 1; number <= 8; number += 1) {
      await writeBuild(`${moving}.next`, { ...titles, 'about/index.html': `About ${number}` });
      await rename(moving, `${moving}.old`);
      await rename(`${moving}.next`, moving);
      await rm(`${moving}.old`, { recursive: true });
      expect(await ask('/about')).toBe(`About ${number}`);
    }
    await rm(moving, { recursive: true });
    expect(await ask('/about')).toBe('About 8');
    isDone = true;
    await Promise.all(visitors);
    served.close();
    expect(failures).toEqual([]);
  });

  it('is asked for where there is none', async () => {
    const nowhere = pathToFileURL(`${folder}/nowhere/`);
    await expect(serveSite(0, { from: nowhere })).rejects.toThrow(
      /There is no build in .*pnpm build/,
    );
  });
});
