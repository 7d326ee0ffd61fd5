import { postRows } from '@custom-designs/mocks';
import { describe, expect, it } from 'vitest';
import { toListed } from '../adapters/blog/post.ts';
import { categorised, summaryOf } from './categories.ts';

const listed = (row: Partial<(typeof postRows)['html']>) =>
  toListed({ ...postRows.jsonBlocks, ...row });

describe('a row on its way to a card', () => {
  it('keeps its own category, or gets the one its words suggest', () => {
    expect(categorised(listed({ category: 'exterior' })).category).toBe('exterior');
    expect(categorised(toListed(postRows.categoryLine)).category).toBe('Home Theater');
    expect(categorised(toListed(postRows.categoryByKeywords)).category).toBe('Networking');
  });

  it('leaves its text behind', () => {
    expect(summaryOf(listed({}))).not.toHaveProperty('content');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'not an address at all'])(
    'shows no picture for %s',
    (image) => {
      expect(summaryOf(listed({ image })).image).toBeNull();
    },
  );
});
