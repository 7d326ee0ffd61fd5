import { replaceBackend } from '@custom-designs/supabase/client';
import type { ToastMessage } from '@custom-designs/ui/components/Toast';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerUndo } from '../record/undo.ts';
import { SignInGate } from '../SignInGate.ts';
import { createUploader, deleteImage, listImages } from './adapter/index.ts';
import { counts, isTable, openMedia, pictureUpload } from './adapter/media.fixtures.ts';
import type { StoredImage } from './image.ts';
import { deleteImages } from './imageDeletions.ts';

const UNDO_MS = 6000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  replaceBackend();
});

// Other files of the same worker have loaded these modules with the real toasts.
vi.hoisted(() => vi.resetModules());
const toasts: ToastMessage[] = [];
vi.mock('@custom-designs/ui/components/Toast', () => ({
  toast: (message: ToastMessage) => {
    toasts.splice(0, 1, message);
    return { close: () => toasts.splice(0, toasts[0] === message ? 1 : 0) };
  },
  closeToasts: () => toasts.splice(0),
}));
const shown = () => toasts[0];
const press = () => shown()?.action?.onAction();
const title = (text: string) => vi.waitFor(() => expect(shown()?.title).toBe(text));

async function open() {
  const media = await openMedia();
  await media.signInManager();
  const { upload } = createUploader();
  const images: StoredImage[] = [];
  for (const title of ['one', 'two', 'three']) images.push(await upload(pictureUpload({ title })));
  const gate = new SignInGate(
    async () => true,
    () => undefined,
  );
  const failures: string[] = [];
  const remove = async (chosen: readonly StoredImage[]) => {
    const failed = await deleteImages(chosen, { client: new QueryClient(), gate });
    failures.push(...failed.map(({ name, message }) => `${name}: ${message}`));
  };
  const rowOf = ({ id }: StoredImage) =>
    media.backend.rowsOf('images').find((row) => row.id === id);
  const now = () => counts(media.service);
  return { ...media, images, remove, rowOf, now, failures };
}

const untilUndoIsOver = async () => {
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  vi.useRealTimers();
};

describe('deleting images', () => {
  it('moves the rows to the trash at once, with their files', async () => {
    const { images, remove, now, rowOf } = await open();
    await remove(images.slice(0, 2));
    expect(shown()).toMatchObject({ title: '2 images deleted', action: { label: 'Undo' } });
    expect(images.map((image) => rowOf(image)?.id)).toEqual([undefined, undefined, images[2]?.id]);
    await untilUndoIsOver();
    expect(await now()).toEqual({ rows: 1, pictures: 3, thumbnails: 3 });
    expect(shown()).toBeUndefined();
  });

  it('restores the same rows with their files on undo', async () => {
    const { images, remove, rowOf, now } = await open();
    const before = images.map(rowOf);
    await remove(images);
    press();
    await title('Deletion undone');
    await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
    expect(images.map(rowOf)).toEqual(before);
    expect(await now()).toEqual({ rows: 3, pictures: 3, thumbnails: 3 });
  });

  it('undoes only once, and not after six seconds, even if F8 shows the toast again', async () => {
    const { images, remove, rowOf } = await open();
    const [image] = images as [StoredImage];
    await remove([image]);
    const offer = shown();
    const onUndo = vi.fn();
    const { undo } = offerUndo({ title: 'Ana Garza: Won', altText: 'Press Z.', onUndo });
    await untilUndoIsOver();
    offer?.action?.onAction();
    await title('It’s too late to undo this');
    undo();
    expect(onUndo).not.toHaveBeenCalled();
    expect(rowOf(image)).toBeUndefined();
  });

  it('deletes the images that it can, and explains the failures', async () => {
    const { images, remove, line, failures } = await open();
    const [, second] = images as [StoredImage, StoredImage];
    line.meddle = (request, pass) =>
      isTable(request, 'DELETE') && request.url.includes(second.id)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : pass(request);
    await remove(images);
    expect(shown()?.title).toBe('2 images deleted');
    expect(failures).toEqual([
      'two: Connection lost. Check your internet connection and try again.',
    ]);
    expect(await listImages()).toContainEqual(second);
  });

  it('offers no undo if nothing was deleted', async () => {
    const { images, remove, line } = await open();
    line.meddle = () => Promise.reject(new TypeError('Failed to fetch'));
    await remove(images.slice(0, 1));
    expect(shown()).toMatchObject({
      title: 'Failed to delete image',
      description: 'Connection lost. Check your internet connection and try again.',
    });
    expect(shown()?.action).toBeUndefined();
  });

  it('offers no undo for images that another manager deleted first', async () => {
    const { images, remove } = await open();
    const [image] = images as [StoredImage];
    await deleteImage(image);
    await remove([image]);
    expect(shown()).toMatchObject({ title: 'Image deleted' });
    expect(shown()?.action).toBeUndefined();
  });
});

describe('an undo that fails', () => {
  it('shows the failure, and restores the rows on a retry', async () => {
    const { images, remove, line, rowOf } = await open();
    await remove(images);
    line.meddle = (request, pass) =>
      isTable(request, 'PATCH', 'trash')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : pass(request);
    press();
    await title('3 images couldn’t be restored');
    expect(shown()).toMatchObject({
      description: 'Connection lost. Check your internet connection and try again.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Try again' },
    });
    await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
    line.meddle = (request, pass) => pass(request);
    press();
    await title('Deletion undone');
    expect(images.map((image) => rowOf(image)?.id)).toEqual(images.map(({ id }) => id));
  });
});
