import type { FocusEvent } from 'react';

/** For a line that scrolls: browsers do not move what the keyboard reaches if some of it is in sight. */
export function intoSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
