import { type ImageRow, imageRows, images, malformedImages } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { imageRow } from '@custom-designs/supabase/images';
import { newPath, pathFromUrl, thumbnailPath } from '@custom-designs/supabase/storedFiles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Asked, openMedia } from './media.fixtures.ts';
import { listImages, toImage } from './readImages.ts';

afterEach(() => replaceBackend());

describe('listing images', () => {
  it('requests all image rows, newest first', async () => {
    const { asked } = await openMedia();
    const listed = await listImages();
    const { pathname, searchParams } = (asked[0] as Asked).url;
    expect(pathname).toBe('/rest/v1/images');
    expect(searchParams.get('select')).toBe('*');
    expect(searchParams.get('order')).toBe('created_at.desc.nullslast,id.asc');
    expect(listed.map(({ id }) => id)).toEqual(images.map(({ id }) => id));
  });

  it('lists more than a thousand rows once, even if one is added between two responses', async () => {
    const many = Array.from(
      { length: 1001 },
      (_, index): ImageRow => ({
        ...imageRows.service,
        id: `1a9e0000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      }),
    );
    const { line, service, asked } = await openMedia('ok', { images: many });
    line.meddle = async (request, pass) => {
      const answer = await pass(request);
      const added = { ...imageRows.service, id: crypto.randomUUID(), created_at: '2099-01-01' };
      if (asked.length === 1) await service.from('images').insert(added);
      return answer;
    };
    const listed = (await listImages()).map(({ id }) => id);
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed).toHaveLength(1001);
  });

  it('reports rows that break the schema, and shows the others', async () => {
    await openMedia('malformed');
    const reported = vi.spyOn(console, 'warn').mockReturnValue();
    const listed = await listImages();
    expect(listed).toHaveLength(images.length);
    expect(reported).toHaveBeenCalledTimes(malformedImages.length);
    reported.mockRestore();
  });

  it.each([
    ['failing', 'could not open relation'],
    ['offline', 'connection lost'],
  ] as const)('returns the message of the error: %s', async (name, message) => {
    await openMedia(name);
    await expect(listImages()).rejects.toMatchObject({ kind: 'network', message });
  });
});

describe('an image', () => {
  const row = { ...imageRows.nothingOptional, image_id: 'anything' };

  it('gives an image empty lists and nulls for missing values', () => {
    expect(toImage(imageRow.parse(row))).toMatchObject({
      ...{ title: null, tags: [], isFeatured: false, sha256: null, thumbnailUrl: null },
    });
  });

  it('gets its thumbnail and its hash from the placeholder', () => {
    const file_path =
      'https://x.test/storage/v1/object/public/custom-designs-images/uploads/1-a.jpg';
    const hash = '0f'.repeat(32);
    expect(
      toImage(imageRow.parse({ ...row, file_path, image_id: `placeholder-thumb-${hash}` })),
    ).toMatchObject({
      thumbnailUrl: file_path.replace('1-a.jpg', 'thumbs/1-a'),
      sha256: hash,
    });
    expect(
      toImage(imageRow.parse({ ...row, file_path, image_id: `placeholder-${hash}` })),
    ).toMatchObject({
      ...{ thumbnailUrl: null, sha256: hash },
    });
  });
});

describe('the path of a picture', () => {
  it('consists of a folder, a time, a random part, and an extension', () => {
    expect(newPath('jpg', 1_732_000_000_000)).toMatch(/^uploads\/1732000000000-[0-9a-f]{12}\.jpg$/);
    expect(newPath('jpg')).not.toBe(newPath('jpg'));
  });

  it("reads a picture's path from its public address", () => {
    const base = 'https://x.test/storage/v1/object/public';
    expect(pathFromUrl(`${base}/custom-designs-images/uploads/a%20b.jpg?x=1`)).toBe(
      'uploads/a b.jpg',
    );
    expect(pathFromUrl(`${base}/site-media/a.jpg`)).toBeNull();
    expect(pathFromUrl(`${base}/custom-designs-images/%`)).toBeNull();
    expect(pathFromUrl('https://example.com/a.jpg')).toBeNull();
  });

  it('gives only uploads a thumbnail path', () => {
    expect(thumbnailPath('uploads/1-a.jpg')).toBe('uploads/thumbs/1-a');
    expect(thumbnailPath('uploads/thumbs/1-a')).toBeNull();
    expect(thumbnailPath('seed/a.jpg')).toBeNull();
  });
});
