import { expect, test } from 'vitest';
import type { ByteRange, ObjectMetadata, StoredObject } from '../interfaces.ts';
import { download } from './download.ts';

const METADATA: ObjectMetadata = {
  eTag: '"e"',
  size: 2,
  mimetype: 'image/png',
  cacheControl: 'max-age=60',
  lastModified: '2026-01-01T00:00:00.000Z',
  contentLength: 2,
  httpStatusCode: 200,
};

const BYTES = Uint8Array.of(1, 2);

function downloadWith(
  metadata: Partial<ObjectMetadata>,
  init: RequestInit = {},
): Promise<Response> {
  const object: StoredObject = {
    id: '1',
    name: 'a.png',
    version: 'v',
    created_at: '',
    updated_at: '',
    metadata: { ...METADATA, ...metadata },
  };
  const blobs = {
    put: async () => undefined,
    open: async (_: string, { start, end }: ByteRange) => BYTES.slice(start, end + 1),
    remove: async () => undefined,
  };
  return download(new Request('http://localhost/', init), object, blobs);
}

test.each(['bytes=0-', 'bytes=0-0', 'bytes=5-9'])(
  'range %s of an empty file returns 416',
  async (range) => {
    const answer = await downloadWith({ size: 0 }, { headers: { range } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */0');
  },
);

test('a suffix range of an empty file returns the whole file', async () => {
  const answer = await downloadWith({ size: 0 }, { headers: { range: 'bytes=-5' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe('0');
});

const get = (headers: { [name: string]: string }) => downloadWith({}, { headers });

test('returns 206 with the bytes of a range, or 416 if the range is outside the file', async () => {
  const part = await get({ range: 'bytes=1-' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1-1/2']);
  expect(await part.bytes()).toEqual(Uint8Array.of(2));
  const outside = await get({ range: 'bytes=2-' });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */2']);
  expect(outside.headers.get('content-type')).toBeNull();
});

test('HEAD has the headers of the whole file, whatever the range', async () => {
  const answer = await downloadWith({}, { method: 'HEAD', headers: { range: 'bytes=0-0' } });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '2']);
  expect(await answer.text()).toBe('');
});

test.each(['text/html', 'application/pdf', 'image/svg+xml', 'image/png;x,text/html', ''])(
  'a file of the type "%s" is sent as a download and never shown',
  async (mimetype) => {
    const { headers } = await downloadWith({ mimetype });
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  },
);

test.each([
  ['"other", "e"', 304],
  ['"other"', 200],
])('with If-None-Match %s, the status is %i', async (condition, status) => {
  expect((await get({ 'if-none-match': condition })).status).toBe(status);
  const unchanged = await get({ 'if-none-match': '"e"', range: 'bytes=0-0' });
  expect(unchanged.status).toBe(304);
});

test.each([
  ['"e"', 206],
  ['"old"', 200],
  ['W/"e"', 200],
  ['Thu, 01 Jan 2026 00:00:00 GMT', 200],
])('a range of the version %s has the status %i', async (condition, status) => {
  expect((await get({ range: 'bytes=0-0', 'if-range': condition })).status).toBe(status);
});
