import { useSyncExternalStore } from 'react';

/** CSS pixels (docs/behavior.md#desktop-bar). */
export const SCROLL_THRESHOLD = 20;

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether the page is scrolled past the threshold; false on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
}
