import { imageRows } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, describe, expect, it } from 'vitest';
import { ConflictError } from '../../record/table.ts';
import type { StoredImage } from '../image.ts';
import { deleteImage } from './deleteImage.ts';
import { openMedia } from './media.fixtures.ts';
import { listImages, readImage } from './readImages.ts';
import { destroyImage, listTrash, restoreImage } from './trash.ts';
import { updateImage } from './updateImage.ts';

afterEach(() => replaceBackend());

async function open() {
  const media = await openMedia();
  await media.signInManager();
  const image = (await readImage(imageRows.featuredProject.id)) as StoredImage;
  media.asked.length = 0;
  const now = () => media.backend.rowsOf('images').find(({ id }) => id === image.id);
  return { ...media, image, now };
}

describe('updating an image', () => {
  it("sends only an image's changed columns", async () => {
    const { image, asked } = await open();
    const { title, tags } = image;
    const updated = await updateImage(image, {
      ...{ title: title ?? '', tags, category: 'hero-images', description: '  ' },
    });
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({
      category: 'hero-images',
      description: null,
    });
    expect(updated).toEqual({ ...image, category: 'hero-images', description: null });
  });

  it('sends no request if nothing changed', async () => {
    const { image, asked } = await open();
    expect(await updateImage(image, { isFeatured: image.isFeatured })).toBe(image);
    expect(asked).toEqual([]);
  });

  it('changes every column of an image, and empties the optional ones', async () => {
    const { image } = await open();
    const changes = {
      ...{ title: 'A "new", {odd} \\ title', description: 'x'.repeat(4000), isFeatured: true },
      ...{ category: 'team-members', tags: ['a,b', '"q"', '\\', '{}', 'نخيل', '💡'] },
    };
    const once = await updateImage(image, changes);
    expect(once).toMatchObject(changes);
    const back = { title: 'Back', description: '', tags: [], isFeatured: false };
    expect(await updateImage(once, back)).toMatchObject({ ...back, description: null });
  });

  it("detects another manager's change to the same column, and returns the current row", async () => {
    const { image, service, now } = await open();
    await service.from('images').update({ title: 'Theirs' }).eq('id', image.id);
    const error = await updateImage(image, { title: 'Mine' }).catch((cause) => cause);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ kind: 'conflict', current: { title: 'Theirs' } });
    expect(now()?.title).toBe('Theirs');
    expect(await updateImage(error.current, { title: 'Mine' })).toMatchObject({
      title: 'Mine',
    });
  });

  it('loses no change that another manager saves between its check and its write', async () => {
    const { image, service, line, now } = await open();
    const interrupted = async (theirs: object) => {
      line.meddle = async (request, pass) => {
        line.meddle = (next, answer) => answer(next);
        const response = await pass(request);
        await service.from('images').update(theirs).eq('id', image.id);
        return response;
      };
      return updateImage(image, { title: 'Mine' });
    };
    expect(await interrupted({ category: 'backgrounds' })).toMatchObject({ title: 'Mine' });
    expect(now()).toMatchObject({ title: 'Mine', category: 'backgrounds' });
    await service.from('images').update({ title: image.title }).eq('id', image.id);
    const conflict = { current: { title: 'Theirs' } };
    await expect(interrupted({ title: 'Theirs' })).rejects.toMatchObject(conflict);
    expect(now()?.title).toBe('Theirs');
  });

  it("keeps another manager's change to another column", async () => {
    const { image, service } = await open();
    await service.from('images').update({ title: 'Theirs' }).eq('id', image.id);
    const updated = await updateImage(image, { category: 'hero-images' });
    expect(updated).toMatchObject({ title: 'Theirs', category: 'hero-images' });
  });

  it('publishes a hidden image with its first title, and with no later one', async () => {
    const { image, service } = await open();
    const hide = (title: string) =>
      service.from('images').update({ title, is_published: false }).eq('id', image.id);
    await hide('IMG_4209');
    const camera = (await readImage(image.id)) as StoredImage;
    const named = await updateImage(camera, { title: 'Smith patio' });
    expect(named).toMatchObject({ title: 'Smith patio', isPublished: true });
    await hide('Smith patio');
    const hidden = (await readImage(image.id)) as StoredImage;
    expect(await updateImage(hidden, { title: 'Garza patio' })).toMatchObject({
      isPublished: false,
    });
  });

  it('succeeds if another manager made the same change', async () => {
    const { image, service } = await open();
    await service.from('images').update({ is_featured: false }).eq('id', image.id);
    expect(await updateImage(image, { isFeatured: false })).toMatchObject({
      isFeatured: false,
    });
  });

  it('reports that the image is gone', async () => {
    const { image, service } = await open();
    await service.from('images').delete().eq('id', image.id);
    const changing = updateImage(image, { title: 'x' });
    await expect(changing).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('deleting an image', () => {
  it('moves it to the trash and back, and reports whether it was already there', async () => {
    const { image, now, asked } = await open();
    expect(await deleteImage(image)).toEqual(image);
    const [call] = asked;
    expect(`${call?.method} ${call?.url.searchParams.get('id')}`).toBe(`DELETE eq.${image.id}`);
    expect((await listImages()).map(({ id }) => id)).not.toContain(image.id);
    expect(await listTrash()).toEqual([{ ...image, deletedAt: expect.any(String) }]);
    await expect(updateImage(image, { title: 'x' })).rejects.toMatchObject({ kind: 'missing' });
    expect(await deleteImage(image)).toBeNull();
    expect(await restoreImage(image)).toEqual(image);
    await deleteImage(image);
    await destroyImage(image);
    expect(now()).toBeUndefined();
    await expect(restoreImage(image)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('has a default message if the backend has none', async () => {
    const { image, line } = await open();
    line.meddle = async () => Response.json({ message: '' }, { status: 500 });
    await expect(deleteImage(image)).rejects.toThrow('Failed to delete image');
    await expect(updateImage(image, { title: 'x' })).rejects.toThrow('Failed to update image');
  });
});
