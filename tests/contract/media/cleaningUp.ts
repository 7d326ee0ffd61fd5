import { expect, test } from 'vitest';
import {
  type DeletedRow,
  deleteImage,
  findOrphans,
  listImages,
  removeFilesOf,
  removeOrphans,
  restoreImage,
} from '../../../site/src/features/media/adapter/index.ts';
import {
  batch,
  countMatched,
  healthy,
  inventory,
  isInsert,
  isRemoval,
  lost,
  type Media,
  refusal,
} from './mediaHarness.ts';

const THREE_MINUTES = 3 * 60_000;
const later = () => Date.now() + THREE_MINUTES;

export function cleaningUp(media: () => Media): void {
  async function upload(count: number) {
    await media().signIn();
    await batch(count)();
  }

  async function deleteOne(): Promise<DeletedRow> {
    const [image] = await listImages();
    const row = image && (await deleteImage(image));
    if (!row) throw new Error('there was nothing to delete');
    return row;
  }

  test('deleting an image removes its row at once, then its picture and thumbnail', async () => {
    await upload(2);
    const row = await deleteOne();
    expect((await inventory(media())).rows).toHaveLength(1);
    await removeFilesOf(row);
    expect(await countMatched(media())).toBe(1);
    expect((await inventory(media())).thumbnails).toHaveLength(1);
  });

  test('undoing a deletion restores the row with its id, its time, and every other column', async () => {
    await upload(2);
    const { rows: before } = await inventory(media());
    const row = await deleteOne();
    const restored = await restoreImage(row);
    expect(await listImages()).toContainEqual(restored);
    const { rows } = await inventory(media());
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining(before));
    // The first response may have been lost, so restoring again must give the same row.
    expect(await restoreImage(row)).toEqual(restored);
    expect(await countMatched(media())).toBe(2);
  });

  test('clean-up lists the file of an interrupted upload after two minutes', async () => {
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
    expect(await findOrphans(now + 60_000)).toEqual([]);
    const orphans = await findOrphans(later());
    expect(orphans).toHaveLength(2);
    await removeOrphans(orphans);
    expect(await countMatched(media())).toBe(0);
  });

  test('deleting an image keeps a picture that another row shows', async () => {
    await upload(1);
    const { service } = media();
    const [row] = (await inventory(media())).rows;
    const duplicateId = crypto.randomUUID();
    await service.from('images').insert({ ...row, id: duplicateId });
    await removeFilesOf(await deleteOne());
    expect((await inventory(media())).pictures).toHaveLength(1);
    expect(await countMatched(media())).toBe(1);
  });

  test('clean-up lists and removes a picture that could not be deleted', async () => {
    await upload(1);
    const row = await deleteOne();
    media().network = (request, pass) => (isRemoval(request) ? lost() : pass(request));
    await removeFilesOf(row);
    media().network = healthy;
    const orphans = await findOrphans(later());
    expect(orphans).toHaveLength(2);
    expect(await removeOrphans(orphans)).toEqual([]);
    expect((await inventory(media())).pictures).toEqual([]);
  });

  test('a stored picture without its row is reused when the file is sent again', async () => {
    media().network = async (request, pass) => {
      if (isRemoval(request)) return lost();
      return isInsert(request) ? refusal('23514', 'violates a check', 400) : pass(request);
    };
    await media().signIn();
    const send = batch(1);
    expect(await send()).toMatchObject([{ message: 'violates a check' }]);
    media().network = healthy;
    const orphans = await findOrphans(later());
    expect(orphans).toHaveLength(2);
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(1);
    // These files now have rows, so cleaning up with the old list must remove nothing.
    await removeOrphans(orphans);
    expect(await countMatched(media())).toBe(1);
  });
}
