import { deskRows } from '@custom-designs/mocks';
import { expect, it } from 'vitest';
import type { StoredPost } from './adapter/index.ts';
import { openPost, readUnsaved, writeUnsaved } from './openPost.ts';
import { postRow } from './post.ts';

const row = (changes: object): StoredPost => ({
  original: postRow.parse({ ...deskRows.draft, ...changes }),
  ...{ draft: null, previewKey: '', updatedBy: '' },
});

it('restores unsaved text, on top of a version that someone has stored since', async () => {
  const first = await openPost(row({}));
  const mine = { ...first.saved, title: 'Mine', excerpt: 'Mine' };
  const text = writeUnsaved(first.stored, first.saved, mine);
  expect(await readUnsaved(text, first)).toEqual({ fields: mine, contested: [] });
  const later = await openPost(row({ updated_at: 'later', excerpt: 'Theirs', author: 'Luis' }));
  expect(await readUnsaved(text, later)).toEqual({
    fields: { ...mine, author: 'Luis' },
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
