import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { film, page, serveBuild } from './serve.fixtures.ts';

let site: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  site = await serveBuild();
});
afterAll(() => site.end());

describe('the response', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['identity;q=1, *;q=0', null],
    ['', null],
  ])('is compressed for a client that accepts "%s" as %s', async (accepted, encoding) => {
    const answer = await site.raw(
      `HEAD /about HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.match(/^content-encoding: (.+)\r$/im)?.[1] ?? null).toBe(encoding);
    expect(answer).toMatch(/^vary: accept-encoding\r$/im);
  });

  it('is 304 for a client with the ETag of that exact representation', async () => {
    const etag = (await site.get('/about', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    const again = (tag: string, accepted = 'br') =>
      site.get('/about', { 'If-None-Match': tag, 'Accept-Encoding': accepted });
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await again(tag);
      expect(response.status, tag).toBe(304);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect((await again('"other"')).status).toBe(200);
    expect((await again(etag, 'gzip')).status).toBe(200);
  });

  it('has no body for a HEAD request', async () => {
    const response = await site.get('/assets/film-1.mp4', {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe('1000');
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('a range', () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const response = await site.get('/assets/film-1.mp4', { Range: range, ...more });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, range: response.headers.get('content-range'), bytes };
  };

  it.each([
    ['bytes=0-0', 'bytes 0-0/1000', 0, 1],
    ['bytes=10-19', 'bytes 10-19/1000', 10, 20],
    ['bytes=990-', 'bytes 990-999/1000', 990, 1000],
    ['bytes=-5', 'bytes 995-999/1000', 995, 1000],
    ['bytes=-5000', 'bytes 0-999/1000', 0, 1000],
  ])('%s returns 206', async (range, contentRange, start, end) => {
    expect(await part(range)).toEqual({
      status: 206,
      range: contentRange,
      bytes: film.subarray(start, end),
    });
  });

  it.each(['bytes=1000-', 'bytes=-0'])('%s returns 416 and the size', async (range) => {
    expect(await part(range)).toMatchObject({ status: 416, range: 'bytes */1000' });
  });

  it('of an empty file returns 416', async () => {
    expect((await site.get('/assets/empty-1.js', { Range: 'bytes=0-' })).status).toBe(416);
  });

  it.each(['bytes=10-5', 'bytes=a-b', 'rows=0-1', 'bytes=0-1,5-6'])(
    '%s is ignored',
    async (range) => {
      expect(await part(range)).toEqual({ status: 200, range: null, bytes: film });
    },
  );

  it('applies only while the file is the version that the client started with', async () => {
    const etag = (await site.get('/assets/film-1.mp4')).headers.get('etag') ?? '';
    const status = async (condition: string) =>
      (await part('bytes=0-9', { 'If-Range': condition })).status;
    expect(await status(etag)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200);
  });

  it('of a compressed page is a range of its compressed bytes, so that parts fit together', async () => {
    const answer = async (range: string) => {
      const text = await site.raw(
        `GET /about HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nRange: ${range}\r\nConnection: close\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1.1 206 /);
      expect(text).toMatch(/^content-encoding: br\r$/im);
      return Buffer.from(text.slice(text.indexOf('\r\n\r\n') + 4), 'latin1');
    };
    const whole = Buffer.concat([await answer('bytes=0-9'), await answer('bytes=10-')]);
    expect(brotliDecompressSync(whole).toString()).toBe(page('About'));
  });

  it('is ignored for a HEAD request', async () => {
    const response = await site.get('/assets/film-1.mp4', { Range: 'bytes=0-1' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('1000');
  });
});
