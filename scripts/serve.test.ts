import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveBuild, titleOf, titles, video, writeBuild } from './serve.fixtures.ts';
import { serveSite } from './serve.ts';

let site: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  site = await serveBuild();
});
afterAll(() => site.end());

const request = (target: string, headers = '', host = '127.0.0.1') =>
  site.raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`);

describe('a page', () => {
  it('has one address, which may be escaped in any way', async () => {
    const response = await site.get('/about?from=mail');
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(await titleOf(response)).toBe('About');
    for (const path of ['/blog/luz%20c%c3%a1lida', '/%62log/luz%20ca%CC%81lida']) {
      expect(await titleOf(await site.get(path)), path).toBe('Luz cálida');
    }
  });

  it.each([
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/blog/luz%20c%c3%a1lida/', '/blog/luz%20c%C3%A1lida'],
    ['/blog/why%3F/', '/blog/why%3F'],
  ])('redirects the page %s to %s', async (path, location) => {
    const response = await site.get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  it('returns the not-found page if it does not exist', async () => {
    for (const path of ['/nothing', '/assets/gone-1.js', '/blog/a/b', '/blog/new.data', '/404']) {
      const response = await site.get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
      expect(response.headers.get('x-frame-options'), path).toBe('DENY');
      expect(await titleOf(response), path).toBe('Not Found');
    }
  });

  it('opens an article newer than the build at any address', async () => {
    for (const path of [
      '/blog/new',
      '/blog/v1.2',
      '/blog/50%25',
      '/blog/a%2Fb',
      '/blog/%231',
      '/blog/%3Fb',
    ]) {
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
      expect(await titleOf(response), path).toBe('Newer article');
    }
  });
});

describe('a file', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon', 'no-cache'],
    ['/about.data', 'text/x-script; charset=utf-8', 'no-cache'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/video-1.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
  ])('%s has the type %s and the cache time %s', async (path, type, cache) => {
    const { headers } = await site.get(path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(cache);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', null],
  ])('is compressed for a client that accepts "%s" as %s', async (accepted, encoding) => {
    const answer = await request('/about', `Accept-Encoding: ${accepted}\r\n`);
    expect(answer.match(/^content-encoding: (.+)\r$/im)?.[1] ?? null).toBe(encoding);
    expect(answer).toMatch(/^vary: accept-encoding\r$/im);
  });

  it('is not sent again to a client that has it cached', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const etag = (await site.get('/about', headers)).headers.get('etag') ?? '';
    const again = await site.get('/about', { ...headers, 'If-None-Match': etag });
    expect(again.status).toBe(304);
    const other = await site.get('/about', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect(other.status).toBe(200);
  });

  it.each([
    ['bytes=10-19', 206, 'bytes 10-19/1000', video.subarray(10, 20)],
    ['bytes=0-0', 206, 'bytes 0-0/1000', video.subarray(0, 1)],
    ['bytes=0-1', 206, 'bytes 0-1/1000', video.subarray(0, 2)],
    ['bytes=999-999', 206, 'bytes 999-999/1000', video.subarray(999)],
    ['bytes=-5', 206, 'bytes 995-999/1000', video.subarray(995)],
    ['bytes=990-', 206, 'bytes 990-999/1000', video.subarray(990)],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', video.subarray(990)],
    ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
    ['bytes=10-5', 200, null, video],
    ['bytes=0-1,5-6', 200, null, video],
    ['rows=0-1', 200, null, video],
  ])('answers a request for the range %s with %i', async (range, status, contentRange, bytes) => {
    const response = await site.get('/assets/video-1.mp4', { Range: range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });
});

describe('an invalid request', () => {
  it('refuses a method other than GET and HEAD', async () => {
    const response = await site.get('/about', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    const trace = 'TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
    expect(await site.raw(trace)).toMatch(/^HTTP\/1.1 405 /);
  });

  it("gets 421 if it names another site's host", async () => {
    expect(await request('/', '', 'rebind.example')).toMatch(/^HTTP\/1.1 421 /);
    expect(await request('/', '', 'site.example:8080')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('refuses a request that names two hosts', async () => {
    expect(await request('/', 'Host: rebind.example\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  it.each(['/%', '/%zz', '/%c3%28', '*', 'about', '\\', 'ftp://127.0.0.1/', 'http://127.0.0.1/'])(
    'refuses the unreadable path %s',
    async (target) => {
      expect(await request(target)).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  it.each([
    '//example.com/',
    '/%2Fexample.com/',
    '/\\example.com/',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/index.html%00.txt',
    '/headers.json',
    '/assets',
    '/__proto__',
  ])('returns no file and no redirect to another site: %s', async (target) => {
    const answer = await request(target);
    expect(answer).toMatch(/^HTTP\/1.1 (404|308) /);
    expect(answer).not.toMatch(/not for visitors|^location: \/[/\\]/im);
  });

  it('does not stop the server, wherever it is cut off', async () => {
    const log = vi.spyOn(console, 'error');
    const whole = 'GET // HTTP/1.1\r\nHost: localhost\r\nRange: bytes=10-5\r\n\r\n';
    for (let round = 0; round < 40; round += 1) {
      await Promise.all([
        site.raw(whole, { reset: true }),
        site.raw(whole.slice(0, round), { reset: true }),
        site.raw(whole.replace('//', '/assets/video-1.mp4'), { reset: true }),
        site.raw(whole.replace('localhost', '\u0000[::').repeat(3)),
      ]);
    }
    expect((await site.get('/about')).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a new build', () => {
  it('is served from the next request on, and no request fails', async () => {
    const moving = join(site.folder, 'moving');
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

  it('is required, and without any build the error says how to create one', async () => {
    const nowhere = pathToFileURL(`${site.folder}/nowhere/`);
    await expect(serveSite(0, { from: nowhere })).rejects.toThrow(
      /There is no build in .*pnpm build/,
    );
  });
});

it('serves Storybook beside the site', async () => {
  const client = join(site.folder, 'dist/client');
  const { url, close } = await serveSite(0, {
    from: pathToFileURL(`${site.folder}/dist/`),
    storybook: client,
  });
  const response = await fetch(`${url}/storybook/?path=/docs/a`);
  expect(await titleOf(response)).toBe('Home');
  expect((await fetch(`${url}/storybook/%2e%2e/secret.txt`)).status).toBe(404);
  close();
});
