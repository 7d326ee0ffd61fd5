import {
  goToPosition,
  keepKey,
  rememberPosition,
  scrollPosition,
  storePositions,
  untilHand,
} from './scrollPositions.ts';

/**
 * What `useScrollRestoration` does, until it runs. The browser restores positions, too, but not after a
 * step over several documents or for a tab that it threw away, and an old one when a visitor leaves
 * right after a scroll.
 */
export function restoreScroll(): void {
  const position = scrollPosition(keepKey());
  addEventListener('popstate', keepKey);
  if (position) {
    const restore = () => goToPosition(position);
    restore();
    addEventListener('load', restore, { once: true });
    untilHand(() => removeEventListener('load', restore));
  }
  const leave = () => {
    rememberPosition(keepKey());
    storePositions();
  };
  addEventListener('pagehide', leave);
  addEventListener('hydrated', () => removeEventListener('pagehide', leave), { once: true });
}
