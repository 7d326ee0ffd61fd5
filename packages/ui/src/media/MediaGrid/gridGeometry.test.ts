import { describe, expect, it } from 'vitest';
import { gridGeometry, indexesToDraw, rowsInSight } from './gridGeometry.ts';

const measures = { gap: 16, minColumn: 240, words: 144 };
const columnsAt = (width: number) => gridGeometry({ ...measures, width }, 80).columns;
const desktop = gridGeometry({ ...measures, width: 1152 }, 10_000);

describe('the grid', () => {
  it('has one column on phones and at most four on desktops', () => {
    expect([280, 350, 700, 900, 1152, 2560].map(columnsAt)).toEqual([1, 1, 2, 3, 4, 4]);
  });

  it('shows pictures at 16/9 above their words', () => {
    expect(desktop.cardWidth).toBe(276);
    expect(desktop.cardHeight).toBe(Math.round((276 * 9) / 16) + 144);
  });

  it('is as high as all its rows, without a gap after the last', () => {
    expect(desktop.rows).toBe(2500);
    expect(desktop.height).toBe(2500 * desktop.rowHeight - 16);
    expect(gridGeometry({ ...measures, width: 1152 }, 0).height).toBe(0);
  });

  it('draws only what is in sight and two rows more on either side', () => {
    const inSight = (top: number) => rowsInSight(desktop, top, 900, 2);
    expect(inSight(400)).toEqual({ first: 0, last: 3 });
    const far = -1000 * desktop.rowHeight;
    expect(inSight(far)).toEqual({ first: 998, last: 1004 });
    expect(inSight(-9_999_999)).toEqual({ first: 2499, last: 2499 });
  });

  it('draws the cards of these rows, and the focused one wherever it is', () => {
    const rows = { first: 2, last: 3 };
    const inSight = [8, 9, 10, 11, 12, 13, 14];
    expect(indexesToDraw(desktop, rows, 15, undefined)).toEqual(inSight);
    expect(indexesToDraw(desktop, rows, 15, 9)).toEqual(inSight);
    expect(indexesToDraw(desktop, rows, 15, 1)).toEqual([1, ...inSight]);
    expect(indexesToDraw(desktop, { first: 0, last: 0 }, 15, 14)).toEqual([0, 1, 2, 3, 14]);
  });
});
