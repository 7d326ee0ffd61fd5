import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveBuild, titleOf, titles, writeBuild } from './serve.fixtures.ts';
import { serveSite } from './serve.ts';

let site: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  site = await serveBuild();
});
afterAll(() => site.end());

const request = (target: string, host = '127.0.0.1', method = 'GET') =>
  site.raw(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe('pages', () => {
  it('serves a page at its address without a trailing slash', async () => {
    const response = await site.get('/about?from=mail');
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
  ])('redirects %s to %s', async (path, location) => {
    const response = await site.get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  it('never redirects to another site, whatever the slashes', async () => {
    for (const path of [
      '//example.com/',
      '/%2Fexample.com/',
      '//example.com/about/',
      '/\\example.com/',
    ]) {
      expect(await request(path), path).toMatch(/^HTTP\/1.1 404 /);
    }
  });

  it('returns 404 and the not-found page for anything else', async () => {
    for (const path of [
      '/nothing',
      '/nothing/',
      '/assets/gone-1.js',
      '/blog/a/b',
      '/about%2Findex.html',
    ]) {
      const response = await site.get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
      expect(response.headers.get('etag'), path).toBeNull();
      expect(await titleOf(response), path).toBe('Not Found');
    }
  });

  it('opens an article that is newer than the build, whatever its address contains', async () => {
    for (const path of ['/blog/new', '/blog/v1.2', '/blog/50%25', '/blog/a%2Fb', '/blog/%3Cb%3E']) {
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
      expect(await titleOf(response), path).toBe('Newer article');
    }
    expect((await site.get('/blog/new.data')).status).toBe(404);
  });

  it('finds a file however its address is escaped', async () => {
    for (const path of [
      '/blog/luz%20c%C3%A1lida',
      '/blog/luz%20c%c3%a1lida',
      '/%62log/luz%20cálida',
    ]) {
      expect(await titleOf(await site.get(path)), path).toBe('Luz cálida');
    }
  });

  it('accepts a request target in absolute form', async () => {
    expect(await request('http://127.0.0.1/about')).toContain('<title>About</title>');
  });

  it.each([
    ['/about.data', 'text/x-script; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/assets/film-1.mp4', 'video/mp4'],
  ])('serves %s as %s', async (path, type) => {
    expect((await site.get(path)).headers.get('content-type')).toBe(type);
  });

  it('lets hashed files be cached for a year', async () => {
    const response = await site.get('/assets/film-1.mp4');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('an invalid request', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await site.get('/about', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('for the host name of another site is refused', async () => {
    expect(await request('/', 'rebind.example')).toMatch(/^HTTP\/1.1 421 /);
    expect(await request('/', 'site.example:8080')).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each(['/%', '/%zz', '/%c3%28', '/about%', '*', 'about', '\\', 'ftp://127.0.0.1/'])(
    'for %s is refused as unreadable',
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

  it('does not stop the server, wherever it breaks off', async () => {
    const log = vi.spyOn(console, 'error');
    const whole = 'GET // HTTP/1.1\r\nHost: localhost\r\nRange: bytes=10-5\r\n\r\n';
    for (let round = 0; round < 40; round += 1) {
      await Promise.all([
        site.raw(whole, { reset: true }),
        site.raw(whole.slice(0, round), { reset: true }),
        site.raw(whole.replace('//', '/assets/film-1.mp4'), { reset: true }),
        site.raw(whole.replace('localhost', '\u0000[::').repeat(3)),
        site.raw(`\u0016\u0003\u0001${'x'.repeat(round)}\r\n\r\n`),
      ]);
    }
    expect((await site.get('/about')).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a new build', () => {
  it('is served from the next request on, without a failed response', async () => {
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

  it('is required: without one, the message asks for it', async () => {
    const nowhere = pathToFileURL(`${site.folder}/nowhere/`);
    await expect(serveSite(0, { from: nowhere })).rejects.toThrow(
      /There is no build in .*pnpm build/,
    );
  });
});
