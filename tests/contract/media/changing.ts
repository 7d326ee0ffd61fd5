import { expect, test } from 'vitest';
import {
  deleteImage,
  listImages,
  readImage,
  updateImage,
} from '../../../packages/desk/src/pictures/adapter/index.ts';
import type { StoredImage } from '../../../packages/desk/src/pictures/image.ts';
import { batch, healthy, inventory, isRead, type Media, storeOne } from './mediaHarness.ts';

export function changing(media: () => Media): void {
  const theirs = ({ id }: StoredImage, columns: object) =>
    media().service.from('images').update(columns).eq('id', id).throwOnError();

  test('every column of an image can be changed, and the optional ones emptied', async () => {
    const image = await storeOne(media());
    const changes = {
      ...{ title: 'A "new", {odd} \\ title', description: 'x'.repeat(4000), isFeatured: true },
      ...{ category: 'team-members', tags: ['a,b', '"q"', '\\', '{}', 'نخيل', '💡'] },
    };
    const changed = await updateImage(image, changes);
    expect(changed).toEqual({ ...image, ...changes });
    const back = { title: 'Back', description: '  ', tags: [], isFeatured: false };
    expect(await updateImage(changed, back)).toEqual({ ...changed, ...back, description: null });
  });

  test('an update to the same values sends no request', async () => {
    const image = await storeOne(media());
    const sent = media().asked.length;
    const { title, isFeatured } = image;
    expect(await updateImage(image, { title: title ?? '', isFeatured })).toBe(image);
    expect(media().asked).toHaveLength(sent);
  });

  test('other columns that another manager changes are kept, even between a check and its write', async () => {
    const image = await storeOne(media());
    await theirs(image, { category: 'background-images' });
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (isRead(request)) {
        media().network = healthy;
        await theirs(image, { description: 'Theirs' });
      }
      return answer;
    };
    const both = { title: 'Mine', category: 'background-images', description: 'Theirs' };
    expect(await updateImage(image, { title: 'Mine' })).toMatchObject(both);
  });

  test("another manager's equal change is no conflict, and a deletion is reported", async () => {
    const image = await storeOne(media());
    await theirs(image, { is_featured: true });
    expect(await updateImage(image, { isFeatured: true })).toMatchObject({ isFeatured: true });
    expect(await deleteImage(image)).toMatchObject({ id: image.id });
    expect(await deleteImage(image)).toBeNull();
    await expect(updateImage(image, { title: 'x' })).rejects.toMatchObject({ kind: 'missing' });
  });

  test("an image with a camera's name is hidden until its first title, and no later one shows it", async () => {
    await media().signIn();
    await batch(1, { title: 'IMG_4209' })();
    // The list reads a session only where a browser stores it, so this reads as a visitor.
    expect(await listImages()).toEqual([]);
    const [{ id }] = (await inventory(media())).rows;
    const camera = (await readImage(id)) as StoredImage;
    expect(camera.isPublished).toBe(false);
    const named = await updateImage(camera, { title: 'Smith patio' });
    expect(named).toMatchObject({ title: 'Smith patio', isPublished: true });
    const hidden = await updateImage(named, { isPublished: false });
    expect(await updateImage(hidden, { title: 'Garza patio' })).toMatchObject({
      isPublished: false,
    });
  });

  test('the list has more than a thousand images once each, even if one is added meanwhile', async () => {
    const row = {
      ...{ image_id: 'placeholder', file_name: 'a.jpg', file_path: '/a.jpg' },
      ...{ bucket_name: 'custom-designs-images', category: 'general-asset' },
    };
    const add = (count: number, created_at: string) =>
      media()
        .service.from('images')
        .insert(Array.from({ length: count }, () => ({ ...row, created_at })))
        .throwOnError();
    await add(1001, '2026-11-20');
    media().network = async (request, pass) => {
      const answer = await pass(request);
      media().network = healthy;
      await add(1, '2099-01-01');
      return answer;
    };
    const ids = (await listImages()).map(({ id }) => id);
    expect(ids).toHaveLength(1001);
    expect(new Set(ids).size).toBe(1001);
  });
}
