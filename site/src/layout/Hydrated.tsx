import { useEffect } from 'react';

/**
 * Repeats a click that started before the app loaded. React Aria ignores a click without a press,
 * so this one has no pointer, like a screen reader's.
 */
function clickAgain(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || event.detail === 0) return;
  if (button.hasAttribute('popovertarget')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.click();
}

/** Tells the inline script that the app has hydrated, so it replays the held presses. */
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
