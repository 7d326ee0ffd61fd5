import { beforeEach, describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

export const BUCKET = 'custom-designs-images';
/** Storage decides by the first bytes, so each test picture starts like a real file. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const PNG = latin('\x89PNG\r\n\x1a\n\x01\x02');
const MP4 = latin('\0\0\0\x18ftypmp42\0\0\0\0mp42isom');
const EVERY_TYPE: [bucket: string, type: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ['custom-designs-images', 'image/jpeg', latin('\xff\xd8\xff\xe0')],
  ['custom-designs-images', 'image/png', PNG],
  ['custom-designs-images', 'image/gif', latin('GIF89a')],
  ['custom-designs-images', 'image/webp', latin('RIFF\x04\0\0\0WEBP')],
  ['custom-designs-images', 'image/avif', latin('\0\0\0\x18ftypavif\0\0\0\0avifmif1')],
  ['site-media', 'video/mp4', MP4],
  ['site-media', 'video/webm', latin('\x1aE\xdf\xa3\x8fB\x82\x84webm')],
];

export const png = (bytes: BlobPart = PNG): File =>
  new File([bytes], 'a.png', { type: 'image/png' });

/** A file of this size that starts like a PNG. */
export function pngOfSize(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(PNG);
  return bytes;
}
const freshPath = (): string => `uploads/${Date.now()}-${crypto.randomUUID()}.png`;

export function storage(contract: () => Contract): void {
  const files = (who: 'anon' | 'visitor' | 'manager' | 'service' = 'manager') =>
    contract()[who].storage.from(BUCKET);

  describe('uploading', () => {
    test('a manager uploads a File as the Media Center does, and anyone reads it by URL', async () => {
      const path = freshPath();
      const options = { cacheControl: '3600', upsert: false };
      const { data, error } = await files().upload(path, png(), options);
      expect(error).toBeNull();
      expect(data).toMatchObject({ path, fullPath: `${BUCKET}/${path}` });
      const { publicUrl } = files('anon').getPublicUrl(path).data;
      expect(publicUrl).toBe(
        `${contract().backend.url}/storage/v1/object/public/${BUCKET}/${path}`,
      );
      const answer = await contract().request(publicUrl.slice(contract().backend.url.length));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('max-age=3600');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.bytes()).toEqual(PNG);
    });

    test('bytes without a form are accepted', async () => {
      const path = freshPath();
      const options = { contentType: 'image/png', cacheControl: '60' };
      expect((await files().upload(path, PNG, options)).error).toBeNull();
      const { data } = await files().download(path);
      expect(data?.type).toBe('image/png');
      expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PNG);
    });

    test('a second upload to a path gets 409, and the first file stays', async () => {
      const path = freshPath();
      await files().upload(path, png());
      const { error } = await files().upload(path, png(pngOfSize(20)));
      expect(error).toMatchObject({
        statusCode: '409',
        message: 'The resource already exists',
      });
      expect((await files().download(path)).data?.size).toBe(PNG.length);
    });

    test('a manager replaces an upload at its address, and nobody else does', async () => {
      const path = freshPath();
      const replacing = { upsert: true };
      expect((await files().upload(path, png(), replacing)).error).toBeNull();
      const larger = () => png(pngOfSize(20));
      for (const who of ['anon', 'visitor'] as const) {
        const { error } = await files(who).upload(path, larger(), replacing);
        expect(error).toMatchObject({ statusCode: '403' });
      }
      const seeded = path.replace('uploads', 'seed');
      await files('service').upload(seeded, png());
      const refused = await files().upload(seeded, larger(), replacing);
      expect(refused.error).toMatchObject({ statusCode: '403' });
      const object = async () => (await files().info(path)).data;
      const before = await object();
      expect((await files().upload(path, larger(), replacing)).error).toBeNull();
      expect(await object()).toMatchObject({ id: before?.id, size: 20 });
      await files('service').remove([path, seeded]);
    });

    test.each(EVERY_TYPE)(
      '%s accepts %s and sends it with that type',
      async (bucket, type, bytes) => {
        const path = freshPath();
        const upload = contract().manager.storage.from(bucket);
        const { error } = await upload.upload(path, new Blob([bytes], { type }));
        expect(error).toBeNull();
        const { headers } = await contract().request(`/storage/v1/object/public/${bucket}/${path}`);
        expect(headers.get('content-type')).toBe(type);
        expect(headers.get('content-disposition')).toBeNull();
        await upload.remove([path]);
      },
    );

    test('a file over 10 MB is refused, and one of exactly 10 MB is accepted', async () => {
      const limit = 10 * 1024 * 1024;
      const large = await files().upload(freshPath(), png(pngOfSize(limit + 1)));
      const path = freshPath();
      const fitting = await files().upload(path, png(pngOfSize(limit)));
      expect(large.error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      });
      expect(fitting.error).toBeNull();
      await files().remove([path]);
    });
  });

  describe('listing and removing', () => {
    let folder = '';
    beforeEach(async () => {
      folder = `uploads/${crypto.randomUUID()}`;
      for (const name of ['b.png', 'a.png', 'deep/c.png']) {
        await files().upload(`${folder}/${name}`, png());
      }
    });

    test('a manager lists one level, in which folders have no id', async () => {
      const { data } = await files().list(folder);
      expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
        ['a.png', false],
        ['b.png', false],
        ['deep', true],
      ]);
      expect(data?.[0]?.metadata).toMatchObject({ size: PNG.length, mimetype: 'image/png' });
      expect(data?.[0]?.created_at).toMatch(/^\d{4}-.*Z$/);
      const part = await files().list(folder, { limit: 1, offset: 1 });
      expect(part.data?.map(({ name }) => name)).toEqual(['b.png']);
    });

    test('a manager removes files and gets their names', async () => {
      const paths = [`${folder}/a.png`, `${folder}/deep/c.png`, `${folder}/none.png`];
      const { data, error } = await files().remove(paths);
      expect(error).toBeNull();
      expect(data?.map(({ name }) => name).sort()).toEqual(paths.slice(0, 2));
      expect((await files().list(folder)).data?.map(({ name }) => name)).toEqual(['b.png']);
      const { error: gone } = await files().download(`${folder}/a.png`);
      expect(gone).toMatchObject({ statusCode: '404' });
    });
  });

  describe('downloading', () => {
    test('a missing file is not found', async () => {
      const answer = await contract().request(`/storage/v1/object/public/${BUCKET}/uploads/no.png`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: '404', error: 'not_found' });
      expect((await files().exists('uploads/no.png')).data).toBe(false);
    });

    test.each([
      ['GET', '/object/public/b%00/x.png', undefined],
      ['POST', `/object/${BUCKET}/uploads/..%2fx.png`, {}],
      ['POST', `/object/list/${BUCKET}`, { prefix: 'a\0b' }],
      ['DELETE', `/object/${BUCKET}`, { prefixes: ['a\0b'] }],
    ])('%s %s leaves its bucket and is refused: 400', async (method, path, body) => {
      const token = await contract().token(contract().manager);
      const headers = { 'content-type': 'application/json' };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await contract().ask(`/storage/v1${path}`, init, token);
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'InvalidKey']);
    });
  });
}
