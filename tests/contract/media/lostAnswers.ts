import { expect, test } from 'vitest';
import type { TestUploads } from '../../../site/src/features/media/upload/uploads.fixtures.ts';
import { photos } from './chosenFiles.ts';
import {
  countMatched,
  errorsOf,
  healthy,
  inventory,
  isInsert,
  isPicture,
  isRead,
  lost,
  type Media,
  type Network,
} from './mediaHarness.ts';

/** A network on which these requests arrive, and their answers do not. */
const losing =
  (isLost: (request: Request) => boolean): Network =>
  async (request, pass) => {
    const isOver = isLost(request);
    const answer = await pass(request);
    return isOver ? lost() : answer;
  };

/** True for the nth matching request alone. */
function nth(number: number, matches: (request: Request) => boolean) {
  let seen = 0;
  return (request: Request) => {
    if (!matches(request)) return false;
    seen += 1;
    return seen === number;
  };
}

export function lostAnswers(media: () => Media): void {
  async function begin(count: number) {
    await media().signIn();
    const queue = media().openQueue();
    queue.add(photos(count));
    return queue;
  }
  const said = ({ messages }: TestUploads) => messages.at(-1)?.description;

  test('the network goes away in the middle: what is stored is whole, the rest is sent again', async () => {
    const queue = await begin(8);
    let inserted = 0;
    media().network = (request, pass) => {
      if (isInsert(request)) inserted += 1;
      return inserted > 3 ? lost() : pass(request);
    };
    await queue.start();
    expect(said(queue)).toBe('3 images uploaded, 5 failed');
    expect(errorsOf(queue)).toContain('Upload failed: connection lost');
    media().network = healthy;
    await queue.retryFailed();
    expect(said(queue)).toBe('All 5 images uploaded successfully');
    expect(await countMatched(media())).toBe(8);
  });

  test('the row is refused: the file shows why, and its picture is taken back', async () => {
    const queue = await begin(3);
    const message = 'could not open relation';
    const isSecond = nth(2, isInsert);
    media().network = async (request, pass) =>
      isSecond(request)
        ? Response.json({ code: 'XX000', message, details: null, hint: null }, { status: 500 })
        : pass(request);
    await queue.start();
    expect(errorsOf(queue)).toEqual([message]);
    expect(await countMatched(media())).toBe(2);
    await queue.retryFailed();
    expect(await countMatched(media())).toBe(3);
  });

  test('the row is written and its answer is lost: it is found, not written again', async () => {
    const queue = await begin(2);
    media().network = losing(nth(1, isInsert));
    await queue.start();
    expect(said(queue)).toBe('All 2 images uploaded successfully');
    expect(await countMatched(media())).toBe(2);
  });

  test('nobody can be asked about it either: the file stays failed, and sending it again makes no second row', async () => {
    const queue = await begin(2);
    let isDown = false;
    media().network = async (request, pass) => {
      if (isDown && isRead(request)) return lost();
      const answer = await pass(request);
      isDown ||= isInsert(request);
      return isInsert(request) ? lost() : answer;
    };
    await queue.start();
    expect(said(queue)).toBe('All 2 images failed to upload');
    expect(media().leftBehind).toEqual([]);
    media().network = healthy;
    await queue.retryFailed();
    expect(said(queue)).toBe('All 2 images uploaded successfully');
    expect(await countMatched(media())).toBe(2);
  });

  test('the answer to a stored picture is lost: sending it again uses what is there', async () => {
    const queue = await begin(2);
    media().network = losing(nth(1, isPicture));
    await queue.start();
    expect(said(queue)).toBe('1 images uploaded, 1 failed');
    await queue.retryFailed();
    expect(await countMatched(media())).toBe(2);
  });

  test('the small copy does not get through: the picture is stored without one', async () => {
    const queue = await begin(2);
    media().network = (request, pass) =>
      request.url.includes('/uploads/thumbs/') ? lost() : pass(request);
    await queue.start();
    expect(await countMatched(media())).toBe(2);
    const { rows, thumbnails } = await inventory(media());
    expect(thumbnails).toEqual([]);
    for (const { image_id } of rows) expect(image_id).toMatch(/^placeholder-[0-9a-f]{64}$/);
  });

  test('a small copy that did not get through is sent again with its file', async () => {
    const queue = await begin(1);
    const isCopy = ({ url }: Request) => url.includes('/uploads/thumbs/');
    media().network = (request, pass) =>
      isCopy(request) || isInsert(request) || isRead(request) ? lost() : pass(request);
    await queue.start();
    expect(errorsOf(queue)).toEqual(['Upload failed: connection lost']);
    media().network = healthy;
    await queue.retryFailed();
    const { rows, thumbnails } = await inventory(media());
    expect(thumbnails).toHaveLength(1);
    expect(rows[0]?.image_id).toMatch(/^placeholder-thumb-/);
  });

  test('the project has no room left: every file says so, and nothing is half there', async () => {
    const queue = await begin(2);
    const message = 'Storage quota exceeded';
    media().network = async (request, pass) =>
      isPicture(request)
        ? Response.json({ statusCode: '507', error: 'Insufficient', message }, { status: 400 })
        : pass(request);
    await queue.start();
    expect(errorsOf(queue)).toEqual([`Upload failed: ${message}`, `Upload failed: ${message}`]);
    expect(said(queue)).toBe('All 2 images failed to upload');
    expect(await countMatched(media())).toBe(0);
  });

  test('the manager cancels: the file under way is taken back, what is stored stays', async () => {
    const queue = await begin(4);
    media().network = losing((request) => {
      const isThird = isPicture(request) && queue.getState().items[2]?.status === 'uploading';
      if (isThird) queue.cancel();
      return isThird;
    });
    await queue.start();
    await queue.until(() => queue.getState().phase === 'idle');
    expect(said(queue)).toBe('2 images uploaded, 2 left in the list');
    expect(await countMatched(media())).toBe(2);
    media().network = healthy;
    await queue.start();
    expect(await countMatched(media())).toBe(4);
  });
}
