import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';
import { BUCKET, freshPath } from './storage.ts';

/** Ten letters that begin as a GIF does, since storage believes the bytes. */
const TEXT = 'GIF89a6789';

export function downloads(contract: () => Contract): void {
  describe('downloads', () => {
    let url = '';
    let path = '';
    const get = (headers: { [name: string]: string } = {}, method = 'GET') =>
      contract().request(url, { method, headers, cache: 'no-store' });

    beforeAll(async () => {
      path = freshPath();
      const gif = new File([TEXT], 'a.gif', { type: 'image/gif' });
      url = `/storage/v1/object/public/${BUCKET}/${path}`;
      await contract().manager.storage.from(BUCKET).upload(path, gif);
    });

    test('never run as a page of this origin', async () => {
      const { headers } = await get();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    });

    test.each([
      ['bytes=0-3', 'GIF8', 'bytes 0-3/10'],
      ['bytes=4-', '9a6789', 'bytes 4-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
      ['bytes=0-', TEXT, 'bytes 0-9/10'],
      ['bytes=0-0', TEXT.slice(0, 1), 'bytes 0-0/10'],
      ['bytes=9-9', TEXT.slice(9), 'bytes 9-9/10'],
      ['bytes=-1', TEXT.slice(9), 'bytes 9-9/10'],
      ['bytes=-99', TEXT, 'bytes 0-9/10'],
      ['bytes=0-99999999999999999999', TEXT, 'bytes 0-9/10'],
      ['bytes=-99999999999999999999', TEXT, 'bytes 0-9/10'],
      ['Bytes=0-3', TEXT.slice(0, 4), 'bytes 0-3/10'],
      ['bytes= 0-3 ,', TEXT.slice(0, 4), 'bytes 0-3/10'],
    ])('range %s gives 206 with these bytes', async (range, text, contentRange) => {
      const answer = await get({ range });
      expect(answer.status).toBe(206);
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('content-range')).toBe(contentRange);
      expect(answer.headers.get('accept-ranges')).toBe('bytes');
    });

    test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=99999999999999999999-'])(
      'range %s gives 416',
      async (range) => {
        const answer = await get({ range });
        expect(answer.status).toBe(416);
        expect(answer.headers.get('content-range')).toBe('bytes */10');
        expect(answer.headers.get('content-type')).toBeNull();
        expect(await answer.text()).toBe('');
      },
    );

    test.each([
      'bytes=3-1',
      'bytes=10-5',
      'lines=0-1',
      'bytes=0-1,4-5',
      'bytes=a-b',
      'bytes=-',
      'bytes=',
      'bytes 0-1',
      'bytes=0x0-0x1',
      'bytes=--1',
      'bytes=0-1-2',
    ])('range %s is ignored: the whole file', async (range) => {
      const answer = await get({ range });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-range')).toBeNull();
      expect(await answer.text()).toBe(TEXT);
    });

    test('HEAD ignores a range, as only GET has ranges', async () => {
      const answer = await get({ range: 'bytes=0-3' }, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe('10');
      expect(answer.headers.get('content-range')).toBeNull();
    });

    test('HEAD gives the headers alone', async () => {
      const answer = await get({}, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe('10');
      expect(await answer.text()).toBe('');
    });

    test('an unchanged file is 304', async () => {
      const etag = (await get()).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
      const answer = await get({ 'if-none-match': `"other", ${etag}` });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    });

    test('a range is given when If-Range names this version', async () => {
      const etag = (await get()).headers.get('etag') ?? '';
      const answer = await get({ range: 'bytes=0-1', 'if-range': etag });
      expect(answer.status).toBe(206);
      expect(await answer.text()).toBe(TEXT.slice(0, 2));
    });

    test('a range of another version, or of one that is not named exactly, gives the whole file', async () => {
      const { headers } = await get();
      const weak = `W/${headers.get('etag')}`;
      const date = headers.get('last-modified') ?? '';
      for (const condition of ['"old"', weak, date, '']) {
        const answer = await get({ range: 'bytes=0-1', 'if-range': condition });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toBe(TEXT);
      }
    });

    test('an unchanged file is 304 even when a range is asked for', async () => {
      const etag = (await get()).headers.get('etag') ?? '';
      expect((await get({ range: 'bytes=0-1', 'if-none-match': etag })).status).toBe(304);
    });

    test('a missing file is not found', async () => {
      const answer = await contract().request(`/storage/v1/object/public/${BUCKET}/uploads/no.png`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: '404', error: 'not_found' });
      const { data } = await contract().manager.storage.from(BUCKET).exists('uploads/no.png');
      expect(data).toBe(false);
    });

    test('info tells size and type', async () => {
      const { data } = await contract().manager.storage.from(BUCKET).info(path);
      expect(data).toMatchObject({ size: 10, contentType: 'image/gif', bucketId: BUCKET });
    });
  });

  describe('paths that try to leave their place', () => {
    test.each([
      'uploads/..%2f..%2f..%2fsecrets.json',
      '..%2fsecrets.json',
      'uploads/%2e%2e%2fx.png',
      'uploads%2f..%2f..%2fx.png',
      'uploads/..%5c..%5cx.png',
      'uploads/%00.png',
      'uploads//x.png',
      'uploads/./x.png%2f.',
      'uploads/%c0%ae%c0%ae/x.png',
    ])('%s is neither read nor written', async (path) => {
      const token = await contract().token(contract().manager);
      const read = await contract().request(`/storage/v1/object/public/${BUCKET}/${path}`);
      const headers = { 'content-type': 'image/png' };
      const init = { method: 'POST', body: TEXT, headers };
      const write = await contract().ask(`/storage/v1/object/${BUCKET}/${path}`, init, token);
      expect(read.status).toBe(400);
      expect(write.status).toBe(400);
      expect(await write.json()).toMatchObject({ code: 'InvalidKey' });
    });

    test.each(['a%00b', '%ff', 'a%2fb%00', 'a"b', '%E2%82%AC'])(
      'the bucket %s is no bucket, whatever is asked of it',
      async (bucket) => {
        const token = await contract().token(contract().manager);
        const headers = { 'content-type': 'application/json' };
        const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body), headers });
        const answers = [
          await contract().request(`/storage/v1/object/public/${bucket}/uploads/x.png`),
          await contract().ask(`/storage/v1/object/${bucket}/uploads/x.png`, post({}), token),
          await contract().ask(`/storage/v1/object/list/${bucket}`, post({ prefix: '' }), token),
          await contract().ask(
            `/storage/v1/object/${bucket}`,
            { ...post({ prefixes: ['x'] }), method: 'DELETE' },
            token,
          ),
        ];
        for (const answer of answers) {
          expect(answer.status).toBe(400);
          expect(['InvalidKey', 'NoSuchBucket', 'NoSuchKey']).toContain((await answer.json()).code);
        }
      },
    );

    test('a zero byte in a folder or a path is refused', async () => {
      const { data: list, error: listError } = await contract()
        .manager.storage.from(BUCKET)
        .list('a\0b');
      const { data: gone, error: goneError } = await contract()
        .manager.storage.from(BUCKET)
        .remove(['a\0b']);
      expect([list, gone]).toEqual([null, null]);
      for (const error of [listError, goneError])
        expect(error).toMatchObject({ statusCode: '400' });
    });
  });
}
