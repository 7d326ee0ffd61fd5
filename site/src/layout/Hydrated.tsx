import { useEffect } from 'react';

/** Tells the inline script that the page answers by itself: it then replays what it held back. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
