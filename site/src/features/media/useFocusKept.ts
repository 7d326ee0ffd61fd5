import { useCallback, useRef } from 'react';

/** Long enough for a dialog to close and to look for where the focus came from. */
const FRAMES = 3;

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Where the focus came from may be gone with what was deleted: it then goes to the card that took the
 * place, so that nobody who works by keyboard begins again at the top of the page.
 */
export function useFocusKept() {
  const ref = useRef<HTMLDivElement>(null);
  const keepFocus = useCallback(async () => {
    for (let frame = 0; frame < FRAMES; frame += 1) await nextFrame();
    if (document.activeElement !== document.body) return;
    const { current: panel } = ref;
    const card = panel?.querySelector<HTMLElement>('[role="row"][tabindex="0"], [role="grid"]');
    (card ?? panel)?.focus({ preventScroll: true });
  }, []);
  return { ref, keepFocus };
}
