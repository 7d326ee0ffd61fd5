import { describe, expect, it, vi } from 'vitest';
import { PendingChanges, withChanges } from './PendingChanges.ts';

const rows = [
  { id: 'a', title: 'A', isFeatured: false },
  { id: 'b', title: 'B', isFeatured: false },
];

describe('changes that are on their way', () => {
  it('show at once, and leave every other image the object it was', () => {
    const pending = new PendingChanges();
    pending.add([{ id: 'a', changes: { isFeatured: true } }]);
    const shown = withChanges(rows, pending.getAll());
    expect(shown).toEqual([{ ...rows[0], isFeatured: true }, rows[1]]);
    expect(shown[1]).toBe(rows[1]);
  });

  it('are taken off one by one, the later one stays over the earlier', () => {
    const pending = new PendingChanges();
    const told = vi.fn();
    pending.subscribe(told);
    const drop = pending.add(['a', 'b'].map((id) => ({ id, changes: { title: 'first' } })));
    pending.add([{ id: 'a', changes: { title: 'second' } }]);
    expect(withChanges(rows, pending.getAll()).map(({ title }) => title)).toEqual([
      'second',
      'first',
    ]);
    drop('b');
    drop('a');
    expect(withChanges(rows, pending.getAll()).map(({ title }) => title)).toEqual(['second', 'B']);
    expect(told).toHaveBeenCalledTimes(4);
  });

  it('hand back the very same list when there are none', () => {
    expect(withChanges(rows, [])).toBe(rows);
  });
});
