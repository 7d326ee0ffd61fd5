import type { MouseEvent } from 'react';

/** Selects the items from the last selected one, which is at the end of the set, to this one. */
export function selectRange(
  shown: readonly string[],
  selected: ReadonlySet<string>,
  to: string,
): ReadonlySet<string> {
  const places = new Map(shown.map((id, index) => [id, index]));
  const last = places.get([...selected].findLast((id) => places.has(id)) ?? to) ?? 0;
  const end = places.get(to) ?? last;
  const range = shown.slice(Math.min(last, end), Math.max(last, end) + 1);
  return new Set([...selected, ...(last > end ? range.reverse() : range)]);
}

/** Props for the frame of a checkbox, because React Aria's doesn't say whether Shift was held. */
export const onShiftClick = (extend: () => void) => ({
  onClickCapture: (event: MouseEvent) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    extend();
  },
});
