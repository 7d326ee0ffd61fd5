import { deskPosts, deskRows } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, expect, it } from 'vitest';
import { openMedia } from '../../pictures/adapter/media.fixtures.ts';
import { ConflictError } from '../../record/table.ts';
import { post as record } from '../record.ts';
import type { StoredPost } from '../storedPost.ts';
import { readPost } from './readPosts.ts';
import { discardDraft, savePost, unpublishPost } from './writePost.ts';

afterEach(() => replaceBackend());

/** Opens a post, and what a colleague may do meanwhile. */
async function open(id: string) {
  const { backend, service, signInManager } = await openMedia('ok', { posts: deskPosts });
  await signInManager();
  const post = (await readPost(id, AbortSignal.timeout(5000))) as StoredPost;
  const change = async (row: string, changes: object) =>
    void (await service.from('custom_design_blogs').update(changes).eq('id', row));
  const rows = () => backend.rowsOf('custom_design_blogs');
  const row = (of: string) => rows().find((one) => one.id === of);
  const draft = () => rows().find(({ draft_of }) => draft_of === id);
  return { post, change, row, draft, fields: { ...record.fieldsOf(post), title: 'Mine' } };
}

it('makes no draft of a version that a colleague has replaced', async () => {
  const { id } = deskRows.published;
  const { post, change, draft, fields } = await open(id);
  await change(id, { title: 'Theirs' });
  const error = await savePost(post, fields).catch((cause) => cause);
  expect(error).toBeInstanceOf(ConflictError);
  expect(error.current.original.title).toBe('Theirs');
  expect(draft()).toBeUndefined();
});

it('saves the same draft again after a lost response', async () => {
  const { post, draft, fields } = await open(deskRows.published.id);
  await savePost(post, { ...fields, title: 'First' });
  const { draft: saved } = await savePost(post, fields);
  expect(saved).toMatchObject({ id: post.nextDraftId, title: 'Mine' });
  expect(draft()?.title).toBe('Mine');
});

it('has no unpublished changes once the fields are the published ones again', async () => {
  const { post, draft, row } = await open(deskRows.published.id);
  const changed = await savePost(post, { ...record.fieldsOf(post), title: 'Mine' });
  const back = await savePost(changed, record.fieldsOf(post));
  expect(back.draft).toBeNull();
  expect(draft()).toBeUndefined();
  await savePost(back, { ...record.fieldsOf(post), title: 'Mine, again' });
  expect(draft()?.title).toBe('Mine, again');
  expect(row(post.id)?.title).toBe(post.title);
});

it.each([
  ['discarding changes', discardDraft],
  ['going back to draft', unpublishPost],
])('keeps a colleague’s newer draft when %s', async (_what, act) => {
  const { changed, changes } = deskRows;
  const { post, change, row, fields } = await open(changed.id);
  await change(changes.id, { title: 'Theirs' });
  await expect(act(post, fields)).rejects.toThrow(ConflictError);
  expect(row(changes.id)?.title).toBe('Theirs');
  expect(row(changed.id)).toMatchObject({ status: 'published', title: changed.title });
});

it('stores a draft’s fields in the post when it goes back to draft', async () => {
  const { post, row, draft, fields } = await open(deskRows.changed.id);
  expect(await unpublishPost(post, fields)).toMatchObject({ draft: null });
  expect(row(deskRows.changed.id)).toMatchObject({ status: 'draft', title: 'Mine' });
  expect(draft()).toBeUndefined();
});
