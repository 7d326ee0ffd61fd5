import { deskRows } from '@custom-designs/mocks';
import { expect, it } from 'vitest';
import type { StoredPost } from './adapter/index.ts';
import { baseOf, openPost, readUnsaved, writeUnsaved } from './openPost.ts';
import { PostSession } from './PostSession.ts';
import { postRow } from './post.ts';

const row = (changes: object): StoredPost => ({
  original: postRow.parse({ ...deskRows.draft, ...changes }),
  ...{ draft: null, previewKey: '', updatedBy: '' },
});

it('restores unsaved text, on top of a version that someone has stored since', async () => {
  const first = await openPost(row({}));
  const mine = { ...first.saved, title: 'Mine', excerpt: 'Mine' };
  const text = writeUnsaved(baseOf(first), mine);
  expect(await readUnsaved(text, first)).toMatchObject({ fields: mine, contested: [] });
  const later = await openPost(row({ updated_at: 'later', excerpt: 'Theirs', author: 'Luis' }));
  const restored = await readUnsaved(text, later);
  expect(restored).toMatchObject({
    fields: { ...mine, author: 'Luis' },
    contested: ['excerpt'],
  });
  // After another reload, the choice isn't made yet.
  let kept = '';
  const keep = (written: string) => {
    kept = written;
  };
  const save = async (post: StoredPost) => post;
  new PostSession({ opened: later, restored, save, keep }).change({ title: 'Mine, too' });
  expect(await readUnsaved(kept, later)).toMatchObject({
    fields: { title: 'Mine, too', excerpt: 'Mine' },
    contested: ['excerpt'],
  });
});

it.each(['', '{', '{"updatedAt":1}', '[]'])('restores nothing from %j', async (text) => {
  expect(await readUnsaved(text, await openPost(row({})))).toBeNull();
});

it('keeps the first picture of an old post as its cover', async () => {
  const { saved } = await openPost(row({ image: null, images: ['/a.png'], content: 'Words.' }));
  expect(saved.image).toBe('/a.png');
});
