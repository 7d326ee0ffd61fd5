import { expect, test } from 'vitest';
import {
  type DeletedRow,
  deleteImage,
  listImages,
  removeFilesOf,
  removeOrphans,
  restoreImage,
  storeSmallCopy,
  takeInventory,
} from '../../../site/src/features/media/adapter/index.ts';
import { PNG } from '../script/storage.ts';
import {
  batch,
  countMatched,
  healthy,
  inventory,
  isCopy,
  isInsert,
  isRemoval,
  lost,
  type Media,
  refusal,
} from './mediaHarness.ts';

const SMALL = new Blob([PNG], { type: 'image/png' });
const THREE_MINUTES = 3 * 60_000;
const later = () => Date.now() + THREE_MINUTES;

export function cleaningUp(media: () => Media): void {
  async function upload(count: number) {
    await media().signIn();
    await batch(media(), count)();
  }

  /** Deletes the newest image's row. */
  async function deleteOne(): Promise<DeletedRow> {
    const [image] = await listImages();
    const row = image && (await deleteImage(image));
    if (!row) throw new Error('there was nothing to delete');
    return row;
  }

  test('a deleted image loses its row at once, then its picture and small copy', async () => {
    await upload(2);
    const row = await deleteOne();
    expect((await inventory(media())).rows).toHaveLength(1);
    expect(await removeFilesOf(row)).toEqual([]);
    expect(await countMatched(media())).toBe(1);
    expect((await inventory(media())).thumbnails).toHaveLength(1);
  });

  test('an undone deletion restores the row with its id, its time and every other column', async () => {
    await upload(2);
    const { rows: before } = await inventory(media());
    const row = await deleteOne();
    const restored = await restoreImage(row);
    expect(await listImages()).toContainEqual(restored);
    const { rows } = await inventory(media());
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining(before));
    // The answer of a first try may have been lost.
    expect(await restoreImage(row)).toEqual(restored);
    expect(await countMatched(media())).toBe(2);
  });

  test('a page closed before the files of a deleted image are removed leaves them to the clean-up', async () => {
    await upload(1);
    await deleteOne();
    const { orphans } = await takeInventory(later());
    expect(orphans).toHaveLength(2);
    expect(await removeOrphans(orphans.map(({ place }) => place))).toEqual([]);
    expect((await inventory(media())).pictures).toEqual([]);
  });

  test('a page closed in mid-upload leaves a file that is offered after two minutes', async () => {
    const closed = Promise.withResolvers<void>();
    media().network = (request, pass) => {
      if (!isInsert(request)) return pass(request);
      closed.resolve();
      return new Promise(() => undefined);
    };
    void upload(1);
    await closed.promise;
    media().network = healthy;
    const now = Date.now();
    const young = await takeInventory(now + 60_000);
    expect(young.orphans).toEqual([]);
    expect(young.settlesIn).toBeGreaterThan(0);
    expect(young.settlesIn).toBeLessThanOrEqual(60_000);
    const { orphans, settlesIn } = await takeInventory(now + (young.settlesIn ?? 0) + 61_000);
    expect(orphans).toHaveLength(2);
    expect(settlesIn).toBeNull();
    await removeOrphans(orphans.map(({ place }) => place));
    expect(await countMatched(media())).toBe(0);
  });

  test('a picture that another row shows stays', async () => {
    await upload(1);
    const { service } = media();
    const [row] = (await inventory(media())).rows;
    const twin = crypto.randomUUID();
    await service.from('images').insert({ ...row, id: twin });
    expect(await removeFilesOf(await deleteOne())).toEqual([]);
    expect((await inventory(media())).pictures).toHaveLength(1);
    expect(await countMatched(media())).toBe(1);
  });

  test('a picture that would not go is told of, listed and cleaned up', async () => {
    await upload(1);
    const row = await deleteOne();
    media().network = (request, pass) => (isRemoval(request) ? lost() : pass(request));
    const leftBehind = await removeFilesOf(row);
    expect(leftBehind).toHaveLength(2);
    media().network = healthy;
    const found = await takeInventory(later());
    expect(found).toMatchObject({ rows: 0, pictures: 1, thumbnails: 1, broken: [] });
    expect(found.orphans.map(({ place }) => place)).toEqual(leftBehind);
    expect(await removeOrphans(leftBehind)).toEqual([]);
    expect((await takeInventory()).pictures).toBe(0);
  });

  test('a refused row whose picture cannot be taken back is told of, and used when it is sent again', async () => {
    media().network = async (request, pass) => {
      if (isRemoval(request)) return lost();
      return isInsert(request) ? refusal('23514', 'violates a check', 400) : pass(request);
    };
    await media().signIn();
    const send = batch(media(), 1);
    expect(await send()).toMatchObject([{ message: 'violates a check' }]);
    expect(media().leftBehind).toHaveLength(2);
    media().network = healthy;
    expect((await takeInventory()).orphans).toEqual([]);
    expect((await takeInventory(later())).orphans).toHaveLength(2);
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(1);
    // They have a row by now, so cleaning up with the old list removes nothing.
    await removeOrphans(media().leftBehind);
    expect(await countMatched(media())).toBe(1);
  });

  test('a small copy that was never stored is missed, and made from the picture', async () => {
    media().network = (request, pass) => (isCopy(request) ? lost() : pass(request));
    await upload(2);
    media().network = healthy;
    const { withoutSmallCopy } = await takeInventory();
    expect(withoutSmallCopy).toHaveLength(2);
    const drawn: Blob[] = [];
    for (const image of withoutSmallCopy) {
      await storeSmallCopy(image, async (picture) => {
        drawn.push(picture);
        return SMALL;
      });
    }
    expect(drawn.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg']);
    expect((await takeInventory()).withoutSmallCopy).toEqual([]);
    for (const { thumbnailUrl } of await listImages()) {
      const answer = await fetch(thumbnailUrl ?? '');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    }
  });

  test('a small copy whose file is gone, or whose answer was lost, is made up for', async () => {
    let isFirst = true;
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (!isCopy(request) || !isFirst) return answer;
      isFirst = false;
      return lost();
    };
    await upload(2);
    media().network = healthy;
    const { service } = media();
    const [, gone] = (await listImages()).toReversed();
    const stem = gone?.url
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '');
    await service.storage.from('custom-designs-images').remove([`uploads/thumbs/${stem}`]);
    const { withoutSmallCopy } = await takeInventory(later());
    expect(withoutSmallCopy).toHaveLength(2);
    for (const image of withoutSmallCopy) await storeSmallCopy(image, async () => SMALL);
    expect((await takeInventory(later())).withoutSmallCopy).toEqual([]);
    expect((await inventory(media())).thumbnails).toHaveLength(2);
  });

  test('a row whose picture is gone is listed', async () => {
    await upload(1);
    const { service } = media();
    const [name] = (await inventory(media())).pictures;
    await service.storage.from('custom-designs-images').remove([`uploads/${name}`]);
    const { broken } = await takeInventory(later());
    expect(broken.map(({ fileName }) => fileName)).toEqual(['photo 1.jpg']);
    expect(await removeFilesOf(await deleteOne())).toEqual([]);
    expect(await countMatched(media())).toBe(0);
  });
}
