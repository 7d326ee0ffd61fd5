import { useEffect } from 'react';

/**
 * A press that began before the app arrived. React Aria ignores a click whose press it has not seen
 * begin, so the click is made again as a screen reader makes it, without a pointer.
 */
function clickAgain(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || event.detail === 0) return;
  if (button.hasAttribute('popovertarget') || button.commandForElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.click();
}

/** Tells the inline script that the page answers by itself: it then replays what it held back. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    addEventListener('click', clickAgain, true);
    const forget = () => removeEventListener('click', clickAgain, true);
    addEventListener('pointerdown', forget, { capture: true, once: true });
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
