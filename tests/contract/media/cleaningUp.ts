import { expect, test, vi } from 'vitest';
import {
  deleteImage,
  destroyExpired,
  destroyImage,
  findOrphans,
  listImages,
  listTrash,
  removeOrphans,
  restoreImage,
} from '../../../packages/desk/src/pictures/adapter/index.ts';
import type { StoredImage } from '../../../packages/desk/src/pictures/image.ts';
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

  async function deleteOne(): Promise<StoredImage> {
    const [image] = await listImages();
    const deleted = image && (await deleteImage(image));
    if (!deleted) throw new Error('there was nothing to delete');
    return deleted;
  }

  test('a deleted image keeps its files in the trash until it is deleted for good', async () => {
    await upload(2);
    // Every column is restored, so none has its default.
    await media()
      .service.from('images')
      .update({ has_medium: true })
      .neq('title', '')
      .throwOnError();
    const { rows: before } = await inventory(media());
    expect(before).toContainEqual(
      expect.objectContaining({
        sha256: expect.any(String),
        has_thumbnail: true,
        has_medium: true,
      }),
    );
    const image = await deleteOne();
    expect(await listImages()).toHaveLength(1);
    expect(await listTrash()).toEqual([{ ...image, deletedAt: expect.any(String) }]);
    expect(await findOrphans(later())).toEqual([]);
    // The first response may have been lost, so restoring again must give the same row.
    const restored = await restoreImage(image);
    expect(await restoreImage(image)).toEqual(restored);
    expect((await inventory(media())).rows).toEqual(expect.arrayContaining(before));
    const destroyed = await deleteOne();
    await destroyImage(destroyed);
    await expect(restoreImage(destroyed)).rejects.toMatchObject({ kind: 'missing' });
    expect(await countMatched(media())).toBe(1);
    expect((await inventory(media())).thumbnails).toHaveLength(1);
  });

  test('the trash is emptied after 30 days, whatever the device’s clock says, and not by a clock that is wrong for less than a week', async () => {
    await upload(3);
    const { service } = media();
    const [recent, old] = [await deleteOne(), await deleteOne()];
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
    const change = (id: string, values: { deleted_at?: string; past_since?: string }) =>
      service.from('trash').update(values).eq('id', id);
    const sweep = async () => {
      await service.from('lead_sweeps').delete().not('id', 'is', null);
      await service.from('lead_sweeps').insert({ months: 18 });
    };
    const isMarked = async ({ id }: { id: string }) => {
      const { data } = await service.from('trash').select('past_since').eq('id', id).single();
      return data?.past_since !== null;
    };
    // While the clock is 60 days ahead, both seem to be old, and a sweep marks them.
    for (const { id } of [recent, old]) {
      await change(id, { deleted_at: inDays(-60) });
      await sweep();
      expect(await isMarked({ id })).toBe(true);
      expect(await destroyExpired()).toBe(0);
      await change(id, { deleted_at: inDays(-1), past_since: inDays(60) });
    }
    await sweep();
    expect([await isMarked(recent), await isMarked(old)]).toEqual([false, false]);
    await change(recent.id, { deleted_at: inDays(-29) });
    await change(old.id, { deleted_at: inDays(-31) });
    await sweep();
    for (const { id } of [recent, old]) await change(id, { past_since: inDays(-8) });
    // The device's clock is two days fast. The backend runs in this process and shares it, so it's
    // right again when a request arrives.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 3_600_000 });
    media().network = (request, pass) => {
      vi.useRealTimers();
      return pass(request);
    };
    expect(await destroyExpired()).toBe(1);
    expect((await listTrash()).map(({ id }) => id)).toEqual([recent.id]);
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
    await destroyImage(await deleteOne());
    expect((await inventory(media())).pictures).toHaveLength(1);
    expect(await countMatched(media())).toBe(1);
  });

  test('clean-up lists and removes a picture that could not be deleted', async () => {
    await upload(1);
    const image = await deleteOne();
    media().network = (request, pass) => (isRemoval(request) ? lost() : pass(request));
    await destroyImage(image);
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
