import type { FocusEvent } from 'react';

/** Scrolls a focused element into full view. Browsers do nothing if part of it is visible. */
export function intoSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
