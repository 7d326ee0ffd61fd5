import { expect, test } from 'vitest';
import type { ObjectMetadata, StoredObject } from '../ports.ts';
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

/** Downloads an object with this metadata, which an older version or a script may have stored. */
function downloadWith(metadata: Partial<ObjectMetadata>, range = ''): Promise<Response> {
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
    open: async () => Uint8Array.of(1, 2),
    remove: async () => undefined,
  };
  return download(new Request('http://localhost/', { headers: { range } }), object, blobs);
}

const UNFIT = [
  'a\nb',
  'a\r\nset-cookie: a=b',
  'a\0',
  'a\u0001',
  'caf\u00e9',
  '\u65e5',
  '\u{1f600}',
  '',
];

test.each(UNFIT)('a stored cache rule of %j becomes no-cache', async (cacheControl) => {
  const answer = await downloadWith({ cacheControl });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each(UNFIT)('a stored type of %j becomes application/octet-stream', async (mimetype) => {
  const answer = await downloadWith({ mimetype });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect((await answer.arrayBuffer()).byteLength).toBe(2);
});

test.each(UNFIT)('a stored ETag or date of %j is left out', async (text) => {
  const answer = await downloadWith({ eTag: text, lastModified: text });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('last-modified')).toBeNull();
});

test.each(['bytes=0-', 'bytes=0-0', 'bytes=5-9'])(
  'range %s of an empty file returns 416',
  async (range) => {
    const answer = await downloadWith({ size: 0 }, range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */0');
  },
);

test('a suffix range of an empty file returns the whole file', async () => {
  const answer = await downloadWith({ size: 0 }, 'bytes=-5');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe('0');
});
