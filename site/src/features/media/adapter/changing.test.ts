import { imageRows } from '@custom-designs/mocks';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceBackend } from '../../../supabase/client.ts';
import { imageBucket } from '../../../supabase/storagePaths.ts';
import { settleEach } from '../failures.ts';
import type { StoredImage } from '../image.ts';
import { deleteImage, removeFilesOf } from './deleteImage.ts';
import { openMedia, pictureUpload } from './media.fixtures.ts';
import { readImage } from './readImages.ts';
import { ChangedMeanwhile, updateImage } from './updateImage.ts';

afterEach(() => replaceBackend());

async function open(id: string = imageRows.featuredProject.id) {
  const media = await openMedia();
  await media.signInManager();
  const image = (await readImage(id)) as StoredImage;
  media.asked.length = 0;
  const now = () => media.backend.rowsOf('images').find((row) => row.id === id);
  return { ...media, image, now };
}

describe('updating an image', () => {
  it('sends the changed columns alone', async () => {
    const { image, asked } = await open();
    const { title, tags } = image;
    const updated = await updateImage(image, {
      ...{ title: title ?? '', tags, category: 'hero-images', description: '  ' },
    });
    expect(asked).toHaveLength(1);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      category: 'hero-images',
      description: null,
    });
    expect(updated).toEqual({ ...image, category: 'hero-images', description: null });
  });

  it('asks nothing when nothing changed', async () => {
    const { image, asked } = await open();
    expect(await updateImage(image, { isFeatured: image.isFeatured })).toBe(image);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a row without anything', imageRows.nothingOptional.id],
    ['a row with everything', imageRows.manyTags.id],
    ['a row of other letters', imageRows.rightToLeft.id],
  ])('changes every column of %s', async (_what, id) => {
    const { image } = await open(id);
    const changes = {
      ...{ title: 'A "new", {odd} \\ title', description: 'x'.repeat(4000), isFeatured: true },
      ...{ category: 'team-members', tags: ['a,b', '"q"', '\\', '{}', 'نخيل', '💡'] },
    };
    const once = await updateImage(image, changes);
    expect(once).toMatchObject(changes);
    const back = { title: 'Back', description: '', tags: [], isFeatured: false };
    expect(await updateImage(once, back)).toMatchObject({ ...back, description: null });
  });

  it('notices that somebody else changed the same column, and shows what is there', async () => {
    const { image, service, now } = await open();
    await service.from('images').update({ title: 'Theirs' }).eq('id', image.id);
    const error = await updateImage(image, { title: 'Mine' }).catch((cause) => cause);
    expect(error).toBeInstanceOf(ChangedMeanwhile);
    expect(error).toMatchObject({ kind: 'conflict', current: { title: 'Theirs' } });
    expect(now()?.title).toBe('Theirs');
    expect(await updateImage(error.current, { title: 'Mine' })).toMatchObject({
      title: 'Mine',
    });
  });

  it('notices it in a text too long for an address', async () => {
    const { image, service } = await open();
    const long = await updateImage(image, { description: 'x'.repeat(3000) });
    await service.from('images').update({ description: 'Theirs' }).eq('id', image.id);
    const changing = updateImage(long, { description: 'Mine' });
    await expect(changing).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('keeps what somebody else changed in another column', async () => {
    const { image, service } = await open();
    await service.from('images').update({ title: 'Theirs' }).eq('id', image.id);
    const updated = await updateImage(image, { category: 'hero-images' });
    expect(updated).toMatchObject({ title: 'Theirs', category: 'hero-images' });
  });

  it('is content when somebody else did the same', async () => {
    const { image, service } = await open();
    await service.from('images').update({ is_featured: false }).eq('id', image.id);
    expect(await updateImage(image, { isFeatured: false })).toMatchObject({
      isFeatured: false,
    });
  });

  it('says that the image is gone', async () => {
    const { image, service } = await open();
    await service.from('images').delete().eq('id', image.id);
    const changing = updateImage(image, { title: 'x' });
    await expect(changing).rejects.toMatchObject({ kind: 'missing' });
  });

  it('says who may not: nobody signed in', async () => {
    const { client, image, now } = await open();
    await client.auth.signOut({ scope: 'local' });
    const changing = updateImage(image, { title: 'x' });
    await expect(changing).rejects.toMatchObject({ kind: 'denied', reason: 'signed-out' });
    expect(now()?.title).toBe(image.title);
  });
});

describe('deleting an image', () => {
  it('deletes the row by its id', async () => {
    const { image, now } = await open();
    const before = now();
    expect(await deleteImage(image)).toEqual(before);
    expect(now()).toBeUndefined();
  });

  it('leaves a file that another row shows, also when that one names it by its path', async () => {
    const { client, service, signInManager } = await openMedia();
    await signInManager();
    const place = 'uploads/1-shared.jpg';
    const stored = await client.storage.from(imageBucket).upload(place, pictureUpload().content);
    expect(stored.error).toBeNull();
    const { publicUrl } = client.storage.from(imageBucket).getPublicUrl(place).data;
    const path = new URL(publicUrl).pathname;
    const rows = [publicUrl, path].map((file_path) => ({
      ...imageRows.service,
      id: crypto.randomUUID(),
      file_path,
    }));
    await service.from('images').insert(rows);
    const exists = async () => (await service.storage.from(imageBucket).exists(place)).data;
    for (const { id, isLast } of rows.map((row, index) => ({ ...row, isLast: index === 1 }))) {
      const row = await deleteImage({ id });
      if (row) expect(await removeFilesOf(row)).toEqual([]);
      expect(await exists()).toBe(!isLast);
    }
  });

  it('tells whether it was gone before', async () => {
    const { image } = await open();
    await deleteImage(image);
    expect(await deleteImage(image)).toBeNull();
  });

  it('has words when the backend has none', async () => {
    const { image, line } = await open();
    line.meddle = async () => Response.json({ message: '' }, { status: 500 });
    await expect(deleteImage(image)).rejects.toThrow('Failed to delete image');
    await expect(updateImage(image, { title: 'x' })).rejects.toThrow('Failed to update image');
  });

  it('deletes nothing for nobody', async () => {
    const { client, image, now } = await open();
    await client.auth.signOut({ scope: 'local' });
    await expect(deleteImage(image)).rejects.toMatchObject({ reason: 'signed-out' });
    expect(now()).toBeDefined();
  });
});

describe('doing the same with many', () => {
  it('goes on past what fails, a few at once, and tells each', async () => {
    let [running, most] = [0, 0];
    const { succeeded, failed } = await settleEach([1, 2, 3, 4, 5, 6, 7, 8, 9], async (number) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (number % 4 === 0) throw new Error(`not ${number}`);
      return number * 10;
    });
    expect(succeeded.map(({ result }) => result)).toEqual([10, 20, 30, 50, 60, 70, 90]);
    expect(failed.map(({ item, error }) => [item, String(error)])).toEqual([
      [4, 'Error: not 4'],
      [8, 'Error: not 8'],
    ]);
    expect(most).toBe(4);
  });
});
