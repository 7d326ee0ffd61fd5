import { expect, test, vi } from 'vitest';
import { currentSignedIn } from '../../../site/src/features/auth/index.ts';
import {
  deleteImage,
  listImages,
  takeInventory,
  updateImage,
} from '../../../site/src/features/media/adapter/index.ts';
import type { StoredImage } from '../../../site/src/features/media/image.ts';
import { VISITOR } from '../script/harness.ts';
import { photos } from './chosenFiles.ts';
import {
  BUCKET,
  countMatched,
  errorsOf,
  healthy,
  inventory,
  isInsert,
  isRead,
  lost,
  type Media,
} from './mediaHarness.ts';

const TWO_HOURS = 2 * 60 * 60_000;

export function accounts(media: () => Media): void {
  async function storeOne(): Promise<StoredImage> {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(photos(1));
    await queue.start();
    const [image] = await listImages();
    if (!image) throw new Error('nothing was stored');
    return image;
  }

  /** Every session of the manager ends, as after a changed password. */
  async function endSessions() {
    const { data } = await media().client.auth.getSession();
    const headers = {
      apikey: media().backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    };
    const request = new Request(`${media().backend.url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers,
    });
    await (media().backend.fetch ?? fetch)(request);
  }

  test('nobody signed in: the upload waits, and goes on after signing in', async () => {
    const queue = media().openQueue();
    queue.add(photos(2));
    const over = queue.start();
    await queue.until(() => queue.getState().phase === 'paused');
    expect(await countMatched(media())).toBe(0);
    await media().signIn();
    queue.resume();
    await over;
    expect(await countMatched(media())).toBe(2);
  });

  test('the token runs out in the middle: it is refreshed, and nobody notices', async () => {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(photos(3));
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (isInsert(request)) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_HOURS });
      return answer;
    };
    await queue.start();
    expect(queue.messages.map(({ title }) => title)).toEqual(['Success!']);
    expect(media().asked.join()).toContain('grant_type=refresh_token');
    expect(await countMatched(media())).toBe(3);
  });

  test('the session ends between a picture and its row: the upload waits and finishes that file', async () => {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(photos(3));
    let isEnded = false;
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (!isEnded && request.url.includes('/uploads/thumbs/')) {
        isEnded = true;
        await endSessions();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_HOURS });
      }
      return answer;
    };
    const over = queue.start();
    await queue.until(() => queue.getState().phase === 'paused');
    expect(await currentSignedIn()).toBeNull();
    await media().signIn();
    queue.resume();
    await over;
    expect(queue.messages.map(({ description }) => description)).toEqual([
      'All 3 images uploaded successfully',
    ]);
    expect(await countMatched(media())).toBe(3);
  });

  test('the sessions end elsewhere while the token still has an hour: the upload waits all the same', async () => {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(photos(2));
    let isEnded = false;
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (!isEnded && request.url.includes('/uploads/thumbs/')) {
        isEnded = true;
        await endSessions();
      }
      return answer;
    };
    const over = queue.start();
    await queue.until(() => queue.getState().phase === 'paused');
    expect(await currentSignedIn()).toBeNull();
    await media().signIn();
    queue.resume();
    await over;
    expect(await countMatched(media())).toBe(2);
  });

  test('the sessions end elsewhere: changing, deleting and counting ask to sign in again', async () => {
    const image = await storeOne();
    const signedOut = { kind: 'denied', reason: 'signed-out' };
    await endSessions();
    await expect(updateImage(image, { title: 'x' })).rejects.toMatchObject(signedOut);
    await media().signIn();
    await endSessions();
    await expect(deleteImage(image)).rejects.toMatchObject(signedOut);
    await media().signIn();
    await endSessions();
    // Storage hides every file from this token, so without the question all rows would look broken.
    await expect(takeInventory()).rejects.toMatchObject(signedOut);
    expect(await countMatched(media())).toBe(1);
  });

  test('an upload that waits while its picture is cleaned up stores the picture again', async () => {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(photos(1));
    media().network = async (request, pass) => {
      if (isInsert(request)) {
        media().network = healthy;
        await media().client.auth.signOut({ scope: 'local' });
      }
      return isInsert(request)
        ? Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })
        : pass(request);
    };
    const over = queue.start();
    await queue.until(() => queue.getState().phase === 'paused');
    const { pictures, thumbnails } = await inventory(media());
    await media()
      .service.storage.from(BUCKET)
      .remove([
        ...pictures.map((name) => `uploads/${name}`),
        ...thumbnails.map((name) => `uploads/thumbs/${name}`),
      ]);
    await media().signIn();
    queue.resume();
    await over;
    expect(await countMatched(media())).toBe(1);
    expect((await inventory(media())).thumbnails).toHaveLength(1);
  });

  test('an account that is no manager uploads, changes and deletes nothing, and is told so', async () => {
    const image = await storeOne();
    await media().signIn(VISITOR);
    expect(await currentSignedIn()).toEqual({ email: VISITOR.email, isManager: false });
    const refused = { kind: 'denied', reason: 'not-allowed' };
    await expect(updateImage(image, { title: 'x' })).rejects.toMatchObject(refused);
    await expect(deleteImage(image)).rejects.toMatchObject(refused);
    await expect(takeInventory()).rejects.toMatchObject(refused);
    const queue = media().openQueue();
    queue.add(photos(1));
    await queue.start();
    expect(errorsOf(queue)).toEqual([
      'Upload failed: new row violates row-level security policy for table "objects"',
    ]);
    expect(await countMatched(media())).toBe(1);
  });

  test('two tabs store one picture at once: both succeed, and it is said that there are two', async () => {
    await media().signIn();
    const [photo] = photos(1);
    const queues = [media().openQueue(), media().openQueue()];
    for (const queue of queues) queue.add(photo ? [photo] : []);
    await Promise.all(queues.map((queue) => queue.start()));
    expect(await countMatched(media())).toBe(2);
    const told = queues.flatMap((queue) => queue.getState().twins);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toMatchObject({ name: 'photo 1.jpeg', storedAs: 'photo 1.jpeg' });
  });

  test('another picture is not said to be stored twice, and nothing fails where that cannot be asked', async () => {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(photos(2));
    let stored = 0;
    media().network = async (request, pass) => {
      if (isInsert(request)) stored += 1;
      return stored === 2 && isRead(request) ? lost() : pass(request);
    };
    await queue.start();
    expect(queue.getState().twins).toEqual([]);
    expect(await countMatched(media())).toBe(2);
  });

  test('two managers change one image at once: one succeeds, the other is shown what is there', async () => {
    const image = await storeOne();
    const tries = await Promise.allSettled([
      updateImage(image, { title: 'One', tags: ['a'] }),
      updateImage(image, { title: 'Two', tags: ['b'] }),
    ]);
    const won = tries.find((each) => each.status === 'fulfilled');
    const failed = tries.find((each) => each.status === 'rejected');
    expect(failed?.reason).toMatchObject({ kind: 'conflict', current: won?.value });
    expect((await listImages())[0]).toEqual(won?.value);
  });
}
