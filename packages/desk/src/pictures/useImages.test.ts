import { describe, expect, it } from 'vitest';
import type { StoredImage } from './image.ts';
import { withChanges } from './useImages.ts';

const rows = [
  { id: 'a', title: 'A', isFeatured: false },
  { id: 'b', title: 'B', isFeatured: false },
] as StoredImage[];

describe('pending changes', () => {
  it('appear at once, and other images stay the same objects', () => {
    const shown = withChanges(rows, [
      { images: rows.slice(0, 1), change: () => ({ isFeatured: true }) },
    ]);
    expect(shown).toEqual([{ ...rows[0], isFeatured: true }, rows[1]]);
    expect(shown[1]).toBe(rows[1]);
  });

  it('applies pending changes in order, the latest last', () => {
    const shown = withChanges(rows, [
      { images: rows, change: ({ title }) => ({ title: `${title} first` }) },
      { images: rows.slice(0, 1), change: ({ title }) => ({ title: `${title} second` }) },
    ]);
    expect(shown.map(({ title }) => title)).toEqual(['A first second', 'B first']);
  });

  it('returns the same list without pending changes', () => {
    expect(withChanges(rows, [])).toBe(rows);
  });
});
