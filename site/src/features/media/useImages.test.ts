import { describe, expect, it } from 'vitest';
import type { StoredImage } from './image.ts';
import { withChanges } from './useImages.ts';

const rows = [
  { id: 'a', title: 'A', isFeatured: false },
  { id: 'b', title: 'B', isFeatured: false },
] as StoredImage[];

describe('changes that are on their way', () => {
  it('show at once, and leave every other image the object it was', () => {
    const shown = withChanges(rows, [
      { images: rows.slice(0, 1), change: () => ({ isFeatured: true }) },
    ]);
    expect(shown).toEqual([{ ...rows[0], isFeatured: true }, rows[1]]);
    expect(shown[1]).toBe(rows[1]);
  });

  it('lie one over the other, the later one on top', () => {
    const shown = withChanges(rows, [
      { images: rows, change: ({ title }) => ({ title: `${title} first` }) },
      { images: rows.slice(0, 1), change: ({ title }) => ({ title: `${title} second` }) },
    ]);
    expect(shown.map(({ title }) => title)).toEqual(['A first second', 'B first']);
  });

  it('hand back the very same list when there are none', () => {
    expect(withChanges(rows, [])).toBe(rows);
  });
});
