import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  imageList,
  imagesQuery,
  listImages,
} from '../../../packages/desk/src/pictures/adapter/index.ts';
import {
  batch,
  countMatched,
  healthy,
  inventory,
  isCopy,
  isInsert,
  isPicture,
  isRead,
  lost,
  type Media,
  type Network,
  refusal,
} from './mediaHarness.ts';

/** A network that delivers these requests and loses their responses. */
const losing =
  (isLost: (request: Request) => boolean): Network =>
  async (request, pass) => {
    const isOver = isLost(request);
    const answer = await pass(request);
    return isOver ? lost() : answer;
  };

/** True only for the nth matching request. */
function nth(number: number, matches: (request: Request) => boolean) {
  let seen = 0;
  return (request: Request) => {
    if (!matches(request)) return false;
    seen += 1;
    return seen === number;
  };
}

export function uploads(media: () => Media): void {
  async function begin(count: number) {
    await media().signIn();
    return batch(count);
  }
  const connectionLost = { message: 'Upload failed: connection lost' };

  test('every column of the row describes the uploaded file', async () => {
    const send = await begin(1);
    expect(await send()).toEqual([]);
    const { rows, pictures, thumbnails } = await inventory(media());
    const { id: _, file_size, created_at, updated_at, ...row } = rows[0] ?? {};
    const path = `uploads/${pictures[0]}`;
    expect(path).toMatch(/^uploads\/\d{13}-[0-9a-f]{12}\.jpg$/);
    expect(thumbnails).toHaveLength(1);
    expect(row).toEqual({
      image_id: 'placeholder',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...{ has_thumbnail: true, has_medium: false },
      file_name: 'photo 1.jpg',
      file_path: `${media().backend.url}/storage/v1/object/public/custom-designs-images/${path}`,
      ...{ bucket_name: 'custom-designs-images', category: 'general-asset', title: 'photo 1' },
      ...{ description: null, tags: [], mime_type: 'image/jpeg', width: 8, height: 8 },
      ...{ is_featured: false, is_published: true },
    });
    for (const time of [created_at, updated_at])
      expect(Date.parse(time)).toBeGreaterThan(Date.now() - 60_000);
    const answer = await fetch(row.file_path);
    expect(answer.headers.get('cache-control')).toBe('max-age=3600');
    expect(Number(answer.headers.get('content-length'))).toBe(file_size);
  });

  test('a chosen file is known by its hash, whatever its placeholder says', async () => {
    const other = 'cd'.repeat(32);
    const sha256 = 'ab'.repeat(32);
    await media().signIn();
    await batch(1, { sha256 })();
    const [{ id }] = (await inventory(media())).rows;
    await media()
      .service.from('images')
      .update({ image_id: `placeholder-sizes-${other}` })
      .eq('id', id)
      .throwOnError();
    const client = new QueryClient();
    client.setQueryData(imagesQuery().queryKey, await listImages());
    expect(imageList.findByHash(client, sha256)).toMatchObject({ id });
    expect(imageList.findByHash(client, other)).toBeUndefined();
  });

  test('a lost network leaves only complete uploads, and a retry sends the rest', async () => {
    const send = await begin(8);
    let inserted = 0;
    media().network = (request, pass) => {
      if (isInsert(request)) inserted += 1;
      return inserted > 3 ? lost() : pass(request);
    };
    const failures = await send();
    expect(failures).toHaveLength(5);
    expect(failures).toContainEqual(expect.objectContaining(connectionLost));
    media().network = healthy;
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(8);
  });

  test('a refused row shows its reason on the file and removes the picture', async () => {
    const send = await begin(3);
    const isSecond = nth(2, isInsert);
    media().network = async (request, pass) =>
      isSecond(request) ? refusal('XX000', 'could not open relation', 500) : pass(request);
    expect(await send()).toMatchObject([{ message: 'could not open relation' }]);
    expect(await countMatched(media())).toBe(2);
    await send();
    expect(await countMatched(media())).toBe(3);
  });

  test('a row whose response is lost is found and not inserted again', async () => {
    const send = await begin(2);
    media().network = losing(nth(1, isInsert));
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(2);
  });

  test('a row that cannot be looked up is not inserted twice by a retry', async () => {
    const send = await begin(2);
    let isDown = false;
    media().network = async (request, pass) => {
      if (isDown && isRead(request)) return lost();
      const answer = await pass(request);
      isDown ||= isInsert(request);
      return isInsert(request) ? lost() : answer;
    };
    expect(await send()).toHaveLength(2);
    media().network = healthy;
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(2);
  });

  test('a picture whose response is lost is reused by a retry', async () => {
    const send = await begin(2);
    media().network = losing(nth(1, isPicture));
    expect(await send()).toHaveLength(1);
    await send();
    expect(await countMatched(media())).toBe(2);
  });

  test('a file fails if its thumbnail cannot be stored, and a retry sends both', async () => {
    const send = await begin(2);
    media().network = (request, pass) => (isCopy(request) ? lost() : pass(request));
    expect(await send()).toMatchObject([connectionLost, connectionLost]);
    media().network = healthy;
    expect(await send()).toEqual([]);
    expect(await countMatched(media())).toBe(2);
    expect((await inventory(media())).thumbnails).toHaveLength(2);
  });

  test('a full project shows an error on every file and stores nothing partial', async () => {
    const send = await begin(2);
    const message = 'Storage quota exceeded';
    media().network = async (request, pass) =>
      isPicture(request)
        ? Response.json({ statusCode: '507', error: 'Insufficient', message }, { status: 400 })
        : pass(request);
    const full = { message: `Upload failed: ${message}` };
    expect(await send()).toMatchObject([full, full]);
    expect(await countMatched(media())).toBe(0);
  });

  test('canceling removes the file in progress and keeps the finished ones', async () => {
    const send = await begin(4);
    const canceling = new AbortController();
    const isThird = nth(3, isPicture);
    media().network = losing((request) => {
      const isUnderWay = isThird(request);
      if (isUnderWay) canceling.abort();
      return isUnderWay;
    });
    await send(canceling.signal);
    expect(await countMatched(media())).toBe(2);
    media().network = healthy;
    await send();
    expect(await countMatched(media())).toBe(4);
  });
}
