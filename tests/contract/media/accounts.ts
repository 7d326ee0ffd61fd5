import { expect, test, vi } from 'vitest';
import { currentSignedIn, isSignInNeeded } from '../../../packages/desk/src/auth/index.ts';
import {
  deleteImage,
  findOrphans,
  listImages,
  updateImage,
} from '../../../packages/desk/src/pictures/adapter/index.ts';
import { VISITOR } from '../script/harness.ts';
import {
  batch,
  countMatched,
  healthy,
  inventory,
  isCopy,
  isInsert,
  type Media,
  refusal,
  removeFiles,
  storeOne,
} from './mediaHarness.ts';

const TWO_HOURS = 2 * 60 * 60_000;
const signedOut = { kind: 'denied', reason: 'signed-out' };

export function accounts(media: () => Media): void {
  /** Every session of the manager ends, as after a changed password. */
  async function endSessions() {
    const { data } = await media().client.auth.getSession();
    const headers = {
      apikey: media().backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    };
    const address = `${media().backend.url}/auth/v1/logout?scope=global`;
    await fetch(address, { method: 'POST', headers });
  }

  const passTime = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_HOURS });

  test('an upload without a session stores nothing until the manager signs in', async () => {
    const send = batch(2);
    const failures = await send();
    expect(failures).toHaveLength(2);
    expect(failures.every(isSignInNeeded)).toBe(true);
    expect(await countMatched(media())).toBe(0);
    await media().signIn();
    await send();
    expect(await countMatched(media())).toBe(2);
  });

  test('an expired token is refreshed during an upload, and the batch continues', async () => {
    await media().signIn();
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (isInsert(request)) passTime();
      return answer;
    };
    expect(await batch(3)()).toEqual([]);
    expect(media().asked.join()).toContain('grant_type=refresh_token');
    expect(await countMatched(media())).toBe(3);
  });

  test.each([
    ['the session ends between a picture and its row', passTime],
    ['the sessions end elsewhere while the token still has an hour', () => undefined],
  ])('a file is finished after signing in again: %s', async (_what, wait) => {
    await media().signIn();
    let isEnded = false;
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (!isEnded && isCopy(request)) {
        isEnded = true;
        await endSessions();
        wait();
      }
      return answer;
    };
    const send = batch(2);
    const failures = await send();
    expect(failures.every(isSignInNeeded)).toBe(true);
    expect(await currentSignedIn()).toBeNull();
    await media().signIn();
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(2);
  });

  test('changing, deleting, and counting ask for a sign-in after the sessions end elsewhere', async () => {
    const image = await storeOne(media());
    await endSessions();
    await expect(updateImage(image, { title: 'x' })).rejects.toMatchObject(signedOut);
    await media().signIn();
    await endSessions();
    await expect(deleteImage(image)).rejects.toMatchObject(signedOut);
    await media().signIn();
    await endSessions();
    // Without the session check, storage would list no files, and the clean-up would find nothing
    // to delete.
    await expect(findOrphans()).rejects.toMatchObject(signedOut);
    expect(await countMatched(media())).toBe(1);
  });

  test('an upload stores its picture again if it was cleaned up during a sign-in', async () => {
    await media().signIn();
    media().network = async (request, pass) => {
      if (!isInsert(request)) return pass(request);
      media().network = healthy;
      await media().client.auth.signOut({ scope: 'local' });
      return refusal('PGRST301', 'JWT expired', 401);
    };
    const send = batch(1);
    expect((await send()).every(isSignInNeeded)).toBe(true);
    await removeFiles(media());
    await media().signIn();
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(1);
    expect((await inventory(media())).thumbnails).toHaveLength(1);
  });

  test('a save that another manager has overtaken is a conflict, and changes nothing', async () => {
    const image = await storeOne(media());
    media().network = async (request, pass) => {
      const answer = await pass(request);
      if (request.method === 'GET' && request.url.includes('/rest/v1/images')) {
        media().network = healthy;
        await media().service.from('images').update({ title: 'Theirs' }).eq('id', image.id);
      }
      return answer;
    };
    const conflict = { current: { title: 'Theirs' } };
    await expect(updateImage(image, { title: 'Mine' })).rejects.toMatchObject(conflict);
    expect(await listImages()).toMatchObject([{ title: 'Theirs' }]);
  });

  test('an account that is not a manager gets an error and changes nothing', async () => {
    const image = await storeOne(media());
    await media().signIn(VISITOR);
    expect(await currentSignedIn()).toMatchObject({ email: VISITOR.email, isManager: false });
    const refused = { kind: 'denied', reason: 'not-allowed' };
    await expect(updateImage(image, { title: 'x' })).rejects.toMatchObject(refused);
    await expect(deleteImage(image)).rejects.toMatchObject(refused);
    await expect(findOrphans()).rejects.toMatchObject(refused);
    const message = 'Upload failed: new row violates row-level security policy for table "objects"';
    expect(await batch(1)()).toMatchObject([{ message }]);
    expect(await countMatched(media())).toBe(1);
  });
}
