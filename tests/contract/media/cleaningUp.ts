import { expect, test } from 'vitest';
import {
  deleteImage,
  listImages,
  removeOrphans,
  takeInventory,
} from '../../../site/src/adapters/media/index.ts';
import { photos } from './chosenFiles.ts';
import {
  countMatched,
  errorsOf,
  healthy,
  inventory,
  isInsert,
  isRemoval,
  lost,
  type Media,
} from './mediaHarness.ts';

const ELEVEN_MINUTES = 11 * 60_000;
const later = () => Date.now() + ELEVEN_MINUTES;

export function cleaningUp(media: () => Media): void {
  async function upload(count: number) {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(await photos(count));
    await queue.start();
    return queue;
  }

  test('row, picture and small copy go together', async () => {
    const queue = await upload(2);
    const { client } = media();
    const [image] = await listImages(client);
    if (image) expect(await deleteImage(client, image)).toEqual({ leftBehind: [] });
    expect(await countMatched(media())).toBe(1);
    expect((await inventory(media())).thumbnails).toHaveLength(1);
    queue.dispose();
  });

  test('a picture that another row shows stays', async () => {
    const queue = await upload(1);
    const { client, service } = media();
    const [row] = (await inventory(media())).rows;
    const twin = crypto.randomUUID();
    await service.from('images').insert({ ...row, id: twin });
    const [image] = await listImages(client);
    if (image) await deleteImage(client, image);
    expect((await inventory(media())).pictures).toHaveLength(1);
    expect(await countMatched(media())).toBe(1);
    queue.dispose();
  });

  test('a picture that would not go is told of, listed and cleaned up', async () => {
    const queue = await upload(1);
    const { client } = media();
    const [image] = await listImages(client);
    media().network = (request, pass) => (isRemoval(request) ? lost() : pass(request));
    const { leftBehind } = image ? await deleteImage(client, image) : { leftBehind: [] };
    expect(leftBehind).toHaveLength(2);
    media().network = healthy;
    const found = await takeInventory(client, later());
    expect(found).toMatchObject({ rows: 0, pictures: 1, thumbnails: 1, broken: [] });
    expect(found.orphans.map(({ place }) => place)).toEqual(leftBehind);
    expect(await removeOrphans(client, leftBehind)).toEqual([]);
    expect((await takeInventory(client)).pictures).toBe(0);
    queue.dispose();
  });

  test('a refused row whose picture cannot be taken back is told of, and used when it is sent again', async () => {
    const refuse = () =>
      Response.json(
        { code: '23514', message: 'violates a check', details: null, hint: null },
        { status: 400 },
      );
    media().network = async (request, pass) => {
      if (isRemoval(request)) return lost();
      return isInsert(request) ? refuse() : pass(request);
    };
    const queue = await upload(1);
    expect(errorsOf(queue)).toEqual(['violates a check']);
    expect(media().leftBehind).toHaveLength(2);
    media().network = healthy;
    const { client } = media();
    expect((await takeInventory(client)).orphans).toEqual([]);
    expect((await takeInventory(client, later())).orphans).toHaveLength(2);
    await queue.retryFailed();
    expect(await countMatched(media())).toBe(1);
    // They have a row by now, so cleaning up with the old list removes nothing.
    await removeOrphans(client, media().leftBehind);
    expect(await countMatched(media())).toBe(1);
    queue.dispose();
  });

  test('a row whose picture is gone is listed', async () => {
    const queue = await upload(1);
    const { client, service } = media();
    const [name] = (await inventory(media())).pictures;
    await service.storage.from('custom-designs-images').remove([`uploads/${name}`]);
    const { broken } = await takeInventory(client, later());
    expect(broken.map(({ fileName }) => fileName)).toEqual(['photo 1.jpeg']);
    for (const image of broken) await deleteImage(client, image);
    expect(await countMatched(media())).toBe(0);
    queue.dispose();
  });
}
