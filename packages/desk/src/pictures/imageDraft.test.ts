import { imageRows } from '@custom-designs/mocks';
import { AdapterError } from '@custom-designs/supabase/errors';
import { expect, it, vi } from 'vitest';
import { ConflictError } from '../record/table.ts';
import { toImage } from './adapter/readImages.ts';
import type { ImageChanges, StoredImage } from './image.ts';
import { contestedIn, openImage, unsavedChanges } from './imageDraft.ts';

const { featuredProject } = imageRows;
const image: StoredImage = {
  ...toImage({ ...featuredProject, title: 'Pool', description: null, tags: ['pool'] }),
  category: 'hero-images',
};

/** Opens the image. By default, a save stores the changes. */
function open(send?: (base: StoredImage) => Promise<StoredImage>) {
  const sent = vi.fn((base: StoredImage, changes: ImageChanges) =>
    send ? send(base) : Promise.resolve({ ...base, ...changes }),
  );
  const draft = openImage(image, sent);
  return { draft, sent, state: () => draft.getState() };
}

it('is blank where the image has no value', () => {
  const { state } = open();
  expect(state().fields).toMatchObject({ title: 'Pool', description: '', tags: ['pool'] });
});

it('sends only the changed fields, and spaces are no change', async () => {
  const { draft, sent } = open();
  draft.change({ title: ' Pool ', description: ' ' });
  expect(unsavedChanges(draft)).toEqual({});
  draft.change({ title: 'Patio', tags: ['pool', 'dusk'] });
  await draft.save();
  expect(sent).toHaveBeenCalledWith(image, { title: 'Patio', tags: ['pool', 'dusk'] });
  expect(unsavedChanges(draft)).toEqual({});
});

it('combines another manager’s changes, and asks about the fields that both changed', async () => {
  const theirs = { ...image, title: 'Theirs', category: 'blog-images', tags: ['dusk'] };
  const { draft, sent, state } = open((base) =>
    base === theirs
      ? Promise.resolve({ ...theirs, title: 'Mine' })
      : Promise.reject(new ConflictError('image', theirs)),
  );
  draft.change({ title: 'Mine', tags: ['dusk'] });
  expect(contestedIn(draft)).toBeNull();
  await expect(draft.save()).rejects.toThrow(ConflictError);
  expect(state().save).toEqual({ is: 'saved' });
  expect(state().fields).toMatchObject({ title: 'Mine', category: 'blog-images' });
  expect(contestedIn(draft)).toEqual([
    { name: 'title', theirs: 'Theirs', mine: 'Mine', isTheirs: false },
  ]);
  draft.change({ title: 'Theirs' });
  expect(contestedIn(draft)).toMatchObject([{ isTheirs: true }]);
  expect(unsavedChanges(draft)).toEqual({});
  draft.change({ title: 'Mine' });
  await draft.save();
  expect(sent).toHaveBeenLastCalledWith(theirs, { title: 'Mine' });
});

it('stays open for an image that someone deleted, which may come back', async () => {
  const { draft, sent } = open(() => Promise.reject(new AdapterError('missing', 'Deleted.')));
  draft.change({ title: 'Patio' });
  await expect(draft.save()).rejects.toThrow('Deleted.');
  await expect(draft.save()).rejects.toThrow('Deleted.');
  expect(sent).toHaveBeenLastCalledWith(image, { title: 'Patio' });
});
