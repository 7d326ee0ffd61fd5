import type { FocusEvent } from 'react';

/** For a line that scrolls: browsers don't scroll to a focused element that is partly visible. */
export function intoSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
