import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../site/src/features/auth/index.ts';
import {
  createUploader,
  type ImageUpload,
} from '../../../site/src/features/media/adapter/index.ts';
import { preparePicture } from '../../../site/src/features/media/upload/preparePicture.ts';
import { replaceBackend } from '../../../site/src/supabase/client.ts';
import { MANAGER, USERS } from '../script/harness.ts';
import { turnedPictures } from './turnedPictures.ts';

/** A photo with a gradient, so that it weighs something. */
async function photo(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const light = context.createRadialGradient(
    width / 2,
    height / 2,
    1,
    width / 2,
    height / 2,
    width,
  );
  light.addColorStop(0, '#f0a830');
  light.addColorStop(1, '#102030');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type, quality: 1 })], 'photo', { type });
}

const sizeOf = async (picture: Blob) => {
  const { width, height } = await createImageBitmap(picture);
  return { width, height };
};
const textOf = async (picture: Blob) =>
  new TextDecoder('latin1').decode(await picture.arrayBuffer());

type Format = keyof typeof turnedPictures;

function turned(format: Format): File {
  const bytes = Uint8Array.from(atob(turnedPictures[format]), (letter) => letter.charCodeAt(0));
  return new File([bytes], `turned.${format}`, { type: `image/${format}` });
}

/** Two frames of one pixel. */
const animation = () =>
  new File(
    [
      Uint8Array.from(
        atob(
          'R0lGODlhAQABAIAAAP8AAAAA/yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7',
        ),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    'moving.gif',
    { type: 'image/gif' },
  );

describe('the codecs of the browser', () => {
  test('shrink a large photo, and make a thumbnail of the size of a card', async () => {
    const { content, thumbnail, ...facts } = await preparePicture(await photo(4800, 3200));
    expect(facts).toMatchObject({ width: 2560, height: 1707, extension: 'webp' });
    expect(await sizeOf(content)).toEqual({ width: 2560, height: 1707 });
    expect(await sizeOf(thumbnail)).toEqual({ width: 640, height: 427 });
    expect([content.type, thumbnail.type]).toEqual(['image/webp', 'image/webp']);
    expect(thumbnail.size).toBeLessThan(60_000);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'turn a %s upright and leave out where it was taken, and with what',
    async (format) => {
      const file = turned(format);
      expect(await textOf(file)).toContain('SecretCamera');
      const { content, thumbnail, width, height } = await preparePicture(file);
      // Browsers turn no WebP.
      expect({ width, height }).toEqual(
        format === 'webp' ? { width: 24, height: 16 } : { width: 16, height: 24 },
      );
      for (const stored of [content, thumbnail]) {
        expect(await sizeOf(stored)).toEqual({ width, height });
        expect(await textOf(stored)).not.toMatch(/Secret|exif|xmp/i);
      }
    },
  );

  test('keep a small PNG as one', async () => {
    const { content, extension } = await preparePicture(await photo(300, 200, 'image/png'));
    expect([content.type, extension]).toEqual(['image/png', 'png']);
  });

  test('leave an animated GIF as it is', async () => {
    const file = animation();
    const { content, width, height } = await preparePicture(file);
    expect(await textOf(content)).toBe(await textOf(file));
    expect({ width, height }).toEqual({ width: 1, height: 1 });
  });

  test('refuse a torn picture', async () => {
    const whole = await photo(40, 30, 'image/png');
    const bytes = new Uint8Array(await whole.arrayBuffer());
    bytes.fill(0, 60, bytes.length - 12);
    const torn = new File([bytes], 'a.png', { type: 'image/png' });
    await expect(preparePicture(torn)).rejects.toMatchObject({ title: 'Damaged file' });
  });

  test('refuse a small file that would unpack to fourteen gigabytes', async () => {
    const bytes = new Uint8Array(await (await photo(40, 30, 'image/png')).arrayBuffer());
    new DataView(bytes.buffer).setUint32(16, 60_000);
    new DataView(bytes.buffer).setUint32(20, 60_000);
    const bomb = new File([bytes], 'bomb.png', { type: 'image/png' });
    await expect(preparePicture(bomb)).rejects.toMatchObject({ title: 'Damaged file' });
  });
});

describe('uploading from a page', () => {
  const url = 'https://media.supabase.test';
  const memory = createMemorySupabase({ url, users: USERS, rows: { images: [] } });
  let hold: Promise<void> | undefined;
  const worker = setupWorker(
    http.all(`${url}/*`, async ({ request }) => {
      if (request.method === 'POST' && request.url.includes('/object/')) await hold;
      return memory.fetch(request);
    }),
  );

  beforeAll(async () => {
    await worker.start({ quiet: true });
    replaceBackend({ supabaseUrl: url, publishableKey: memory.publishableKey });
    await signIn(MANAGER.email, MANAGER.password);
  });
  afterAll(() => {
    replaceBackend();
    worker.stop();
  });

  async function upload(changes: Partial<ImageUpload> = {}): Promise<ImageUpload> {
    const file = await photo(1200, 900);
    return {
      ...{ key: crypto.randomUUID(), fileName: 'a.jpg', content: file, extension: 'jpg' },
      ...{ width: 1200, height: 900, sha256: '0'.repeat(64), thumbnail: file, title: 'a' },
      ...{ category: 'general-asset', tags: [], description: '' },
      ...changes,
    };
  }

  test('tells how much has been sent', async () => {
    const onProgress = vi.fn();
    const image = await createUploader().upload(await upload({ onProgress }));
    expect(onProgress).toHaveBeenLastCalledWith(1);
    const stored = await memory.fetch(image.url);
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    expect(memory.rowsOf('images')).toHaveLength(1);
  });

  test('stops when it is canceled', async () => {
    const before = memory.rowsOf('images').length;
    const held = Promise.withResolvers<void>();
    hold = held.promise;
    const cancelling = new AbortController();
    const sending = createUploader().upload(await upload({ signal: cancelling.signal }));
    cancelling.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    held.resolve();
    expect(memory.rowsOf('images')).toHaveLength(before);
  });
});
