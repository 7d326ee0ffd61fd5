/** Marks the buttons that move something, so that the focus can follow. */
export const MOVE = 'data-move';

/**
 * Focuses the button for another move once it has been drawn, or the other direction's at an edge.
 */
export function focusMove(find: () => Element | null | undefined, by: -1 | 1) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const root = find();
      const button = (direction: number) =>
        root?.querySelector<HTMLElement>(`[${MOVE}="${direction}"]:enabled`);
      (button(by) ?? button(-by))?.focus();
    }),
  );
}
