import { beforeEach, describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

export const BUCKET = 'custom-designs-images';
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6]);

export const png = (bytes: BlobPart = PNG): File =>
  new File([bytes], 'a.png', { type: 'image/png' });
export const freshPath = (): string => `uploads/${Date.now()}-${crypto.randomUUID()}.png`;

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
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    });

    test('bytes without a form are taken too', async () => {
      const path = freshPath();
      const options = { contentType: 'image/png', cacheControl: '60' };
      expect((await files().upload(path, PNG, options)).error).toBeNull();
      const { data } = await files().download(path);
      expect(data?.type).toBe('image/png');
      expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PNG);
    });

    test('the same path twice is a 409 and the first file stays', async () => {
      const path = freshPath();
      await files().upload(path, png());
      const { error } = await files().upload(path, png(new Uint8Array([9])));
      expect(error).toMatchObject({
        statusCode: '409',
        message: 'The resource already exists',
      });
      expect((await files().download(path)).data?.size).toBe(PNG.length);
    });

    test('a type the bucket does not take is refused', async () => {
      for (const type of ['image/svg+xml', 'text/html', 'application/pdf']) {
        const file = new File(['<svg/>'], 'a.png', { type });
        const { error } = await files().upload(freshPath(), file);
        expect(error).toMatchObject({
          statusCode: '415',
          message: `mime type ${type} is not supported`,
        });
      }
    });

    test('more than 10 MB is refused, 10 MB are not', async () => {
      const limit = 10 * 1024 * 1024;
      const large = await files().upload(freshPath(), png(new Uint8Array(limit + 1)));
      const path = freshPath();
      const fitting = await files().upload(path, png(new Uint8Array(limit)));
      expect(large.error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      });
      expect(fitting.error).toBeNull();
      await files().remove([path]);
    });

    test.each(['anon', 'visitor'] as const)('%s may not upload', async (who) => {
      const { error } = await files(who).upload(freshPath(), png());
      expect(error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy for table "objects"',
      });
    });

    test('a manager may not write outside uploads, a script may', async () => {
      for (const path of ['seed/a.png', 'a.png', 'uploadsx/a.png']) {
        expect((await files().upload(path, png())).error).toMatchObject({ statusCode: '403' });
      }
      const path = `seed/${crypto.randomUUID()}.png`;
      expect((await files('service').upload(path, png())).error).toBeNull();
      expect((await files('service').remove([path])).data).toHaveLength(1);
    });

    test('overwriting is refused rather than done halfway', async () => {
      const { error } = await files().upload(freshPath(), png(), { upsert: true });
      expect(error?.message).toContain('Overwriting is not supported');
    });

    test('an unknown bucket is named as such', async () => {
      const other = contract().manager.storage.from('nowhere');
      const { error } = await other.upload(freshPath(), png());
      expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    });

    test('the film bucket takes videos from managers only', async () => {
      const film = new File(['film'], 'hero.mp4', { type: 'video/mp4' });
      const path = `${crypto.randomUUID()}.mp4`;
      const refused = await contract().visitor.storage.from('site-media').upload(path, film);
      const taken = await contract().manager.storage.from('site-media').upload(path, film);
      expect(refused.error).toMatchObject({ statusCode: '403' });
      expect(taken.error).toBeNull();
      const url = `/storage/v1/object/public/site-media/${path}`;
      expect((await contract().request(url)).headers.get('content-type')).toBe('video/mp4');
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

    test('a manager lists one level; folders have no id', async () => {
      const { data } = await files().list(folder);
      expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
        ['a.png', false],
        ['b.png', false],
        ['deep', true],
      ]);
      expect(data?.[0]?.metadata).toMatchObject({ size: PNG.length, mimetype: 'image/png' });
      expect(data?.[0]?.created_at).toMatch(/^\d{4}-.*Z$/);
    });

    test('lists are sorted, cut and searched as asked', async () => {
      const options = { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } };
      const { data } = await files().list(folder, options);
      expect(data?.map(({ name }) => name)).toEqual(['b.png']);
      const found = await files().list(folder, { search: 'A.' });
      expect(found.data?.map(({ name }) => name)).toEqual(['a.png']);
    });

    test.each(['anon', 'visitor'] as const)('%s sees nothing in a list', async (who) => {
      expect((await files(who).list(folder)).data).toEqual([]);
    });

    test.each(['anon', 'visitor'] as const)('%s removes nothing', async (who) => {
      expect((await files(who).remove([`${folder}/a.png`])).data).toEqual([]);
      expect((await files().list(folder)).data).toHaveLength(3);
    });

    test('a manager removes files and is told which', async () => {
      const paths = [`${folder}/a.png`, `${folder}/deep/c.png`, `${folder}/none.png`];
      const { data, error } = await files().remove(paths);
      expect(error).toBeNull();
      expect(data?.map(({ name }) => name).sort()).toEqual(paths.slice(0, 2));
      expect((await files().list(folder)).data?.map(({ name }) => name)).toEqual(['b.png']);
      const { error: gone } = await files().download(`${folder}/a.png`);
      expect(gone).toMatchObject({ statusCode: '404' });
    });

    test('the freed path can be used again', async () => {
      await files().remove([`${folder}/a.png`]);
      expect((await files().upload(`${folder}/a.png`, png())).error).toBeNull();
    });
  });
}
