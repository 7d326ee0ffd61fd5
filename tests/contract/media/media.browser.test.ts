import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../site/src/features/auth/index.ts';
import {
  createUploader,
  type ImageUpload,
} from '../../../site/src/features/media/adapter/index.ts';
import { cleanFile, inspectPicture } from '../../../site/src/features/media/upload/inspect.ts';
import { makeThumbnail } from '../../../site/src/features/media/upload/makeThumbnail.ts';
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

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('small copies', () => {
  test('are WebP of the size of a card, made by a worker', async () => {
    const small = await makeThumbnail(await photo(2400, 1600));
    expect(small?.type).toBe('image/webp');
    expect(await sizeOf(small as Blob)).toEqual({ width: 640, height: 427 });
    expect(small?.size).toBeLessThan(60_000);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loaded.join()).toContain('thumbnailWorker');
  });

  test('are made on the page where no worker can be', async () => {
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal('OffscreenCanvas', undefined);
    const small = await makeThumbnail(new Blob([await turned('jpeg')]));
    expect(small?.type).toBe('image/webp');
    expect(await sizeOf(small as Blob)).toEqual({ width: 16, height: 24 });
  });

  test('cannot be made of a torn picture, which is then refused', async () => {
    const whole = await photo(40, 30, 'image/png');
    const bytes = new Uint8Array(await whole.arrayBuffer());
    bytes.fill(0, 60, bytes.length - 12);
    const verdict = await inspectPicture(new File([bytes], 'a.png', { type: 'image/png' }));
    expect(verdict).toEqual({ isAccepted: false, refused: { reason: 'damaged' } });
  });
});

type Format = keyof typeof turnedPictures;
const formats: readonly Format[] = ['jpeg', 'png', 'webp', 'avif'];

async function turned(format: Format): Promise<File> {
  const bytes = Uint8Array.from(atob(turnedPictures[format]), (letter) => letter.charCodeAt(0));
  return new File([bytes], `turned.${format}`, { type: `image/${format}` });
}

describe('a browser shows a cleaned picture as the row says', () => {
  test.each(formats)('%s', async (format) => {
    const file = await turned(format);
    const verdict = await inspectPicture(file);
    const clean = await cleanFile(file);
    const image = Object.assign(new Image(), { src: URL.createObjectURL(clean) });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    expect(verdict).toMatchObject({ isAccepted: true, picture: { width, height } });
    expect(await sizeOf(clean)).toEqual({ width, height });
  });
});

describe('uploading from a page', () => {
  const url = 'https://media.supabase.test';
  const memory = createMemorySupabase({ url, users: USERS });
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
      ...{ width: 1200, height: 900, sha256: '0'.repeat(64), thumbnail: null, title: 'a' },
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
