import { describe, expect, it } from 'vitest';
import { exampleFields, exampleImage } from '../../media/media.fixtures.ts';
import { changesOf, rebase, valuesOf } from './fieldValues.ts';

const image = exampleImage(0, { title: 'Pool', description: null, tags: ['pool'] });
const before = valuesOf(image, exampleFields);

describe('a draft of an item', () => {
  it('is blank for missing values of the item', () => {
    expect(before).toMatchObject({ title: 'Pool', description: '', tags: ['pool'] });
  });

  it('contains only the changed fields of an item', () => {
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf(before, { ...before, title: ' Pool ', description: ' ' })).toEqual({});
    expect(changesOf(before, { ...before, title: 'Patio', tags: ['pool', 'dusk'] })).toEqual({
      title: 'Patio',
      tags: ['pool', 'dusk'],
    });
  });

  it("uses another manager's value for an unchanged field", () => {
    const theirs = { ...before, category: 'blog-images', description: 'Theirs' };
    expect(rebase(before, theirs, { ...before, title: 'Mine' })).toEqual({
      draft: { ...before, title: 'Mine', category: 'blog-images', description: 'Theirs' },
      mine: {},
    });
  });

  it("keeps the manager's own value if both changed it, and reports the conflict", () => {
    const theirs = { ...before, title: 'Theirs', tags: ['dusk'] };
    const rebased = rebase(before, theirs, { ...before, title: 'Mine', tags: ['dusk'] });
    expect(rebased.draft).toMatchObject({ title: 'Mine', tags: ['dusk'] });
    expect(rebased.mine).toEqual({ title: 'Mine' });
  });
});
