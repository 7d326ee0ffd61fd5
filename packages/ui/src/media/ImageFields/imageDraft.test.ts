import { describe, expect, it } from 'vitest';
import { exampleImage } from '../media.fixtures.ts';
import { changesOf, draftOf, rebase } from './imageDraft.ts';

const image = exampleImage(0, { title: 'Pool', description: null, tags: ['pool'] });
const draft = draftOf(image);

describe('a draft', () => {
  it('holds only what differs from the image', () => {
    expect(changesOf(image, draft)).toEqual({});
    expect(changesOf(image, { ...draft, title: ' Pool ', description: ' ' })).toEqual({});
    expect(changesOf(image, { ...draft, title: 'Patio', tags: ['pool', 'dusk'] })).toEqual({
      title: 'Patio',
      tags: ['pool', 'dusk'],
    });
  });

  it('follows others where it was left alone', () => {
    const theirs = { ...image, category: 'blog-images', description: 'Theirs' };
    expect(rebase(image, theirs, { ...draft, title: 'Mine' })).toEqual({
      draft: { ...draft, title: 'Mine', category: 'blog-images', description: 'Theirs' },
      mine: {},
    });
  });

  it('keeps mine where both changed, and says so', () => {
    const theirs = { ...image, title: 'Theirs', tags: ['dusk'] };
    const rebased = rebase(image, theirs, { ...draft, title: 'Mine', tags: ['dusk'] });
    expect(rebased.draft).toMatchObject({ title: 'Mine', tags: ['dusk'] });
    expect(rebased.mine).toEqual({ title: 'Mine' });
  });
});
