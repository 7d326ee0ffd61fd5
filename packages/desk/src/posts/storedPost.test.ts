import '../site.fixtures.ts';
import { deskRows } from '@custom-designs/mocks';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordDraft } from '../record/RecordDraft.ts';
import { postRow } from './adapter/rows.ts';
import { columnsOf, type PostFields, post } from './record.ts';
import { openPost, type StoredPost, savedPost } from './storedPost.ts';

afterEach(() => vi.useRealTimers());

const rowOf = (changes: object) => postRow.parse({ ...deskRows.draft, ...changes });
const open = (changes: object) =>
  openPost({ original: rowOf(changes), draft: null, updatedBy: '' });

it('keeps the first picture of an old post as its cover', async () => {
  const { image } = await open({ image: null, images: ['/a.png'], content: 'Words.' });
  expect(image).toBe('/a.png');
});

it('has the fields of the draft, and the id of the post', async () => {
  const draft = rowOf({ id: 'draft', title: 'Newer', updated_at: 'later' });
  const stored = await openPost({ ...(await open({})), draft });
  expect(stored).toMatchObject({ id: deskRows.draft.id, title: 'Newer', updated_at: 'later' });
});

it('stays saved, and converted, after a save that stores the company as the author', async () => {
  vi.useFakeTimers();
  const send = vi.fn(async (known: StoredPost | null, fields: PostFields) => {
    const row = rowOf({ ...columnsOf(fields), updated_at: 'later' });
    return savedPost(known ?? (await open({})), row, fields);
  });
  const draft = new RecordDraft<StoredPost, PostFields>({
    ...{ model: post, id: deskRows.draft.id, unsaved: null, saving: 'auto', keep: () => undefined },
    stored: await open({ content: '<p>Twelve lamps.</p>' }),
    send,
  });
  expect(draft.getState().stored?.isConverted).toBe(true);
  draft.change({ author: '' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledOnce();
  expect(draft.getState()).toMatchObject({
    fields: { author: '' },
    save: { is: 'saved' },
    isDirty: false,
    stored: { isConverted: false, updated_at: 'later' },
  });
  expect(draft.getState().stored?.original.author).not.toBe('');
});

it('restores unsaved text, and keeps none of another form', async () => {
  const before = post.fieldsOf(await open({}));
  const fields: PostFields = {
    ...before,
    title: 'Mine ',
    sections: [{ type: 'paragraph', text: [{ strong: true, text: 'Warm' }] }],
  };
  const unsaved = { id: deskRows.draft.id, updatedAt: 'first', before, fields };
  expect(post.readUnsaved(post.writeUnsaved(unsaved))).toEqual(unsaved);
  for (const sections of ['<p>Warm</p>', [{ type: 'video' }], [{ type: 'image', url: 'data:x' }]]) {
    const text = JSON.stringify({ ...unsaved, fields: { ...fields, sections } });
    expect(post.readUnsaved(text)).toBeNull();
  }
});
