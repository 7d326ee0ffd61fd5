import { type RefObject, useEffect, useState } from 'react';
import { createHoverIntent } from './hoverIntent.ts';

/** The bar's open menu, and the events on the page that change it. */
export function useNavMenu(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  const [intent] = useState(() => createHoverIntent(setOpen));
  useEffect(() => intent.dispose, [intent]);

  useEffect(() => {
    if (open === null) return;
    // On the document, because a menu opened by hovering must close without being focused (WCAG 1.4.13).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const trigger = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (trigger?.parentElement?.contains(document.activeElement)) trigger.focus();
      intent.dismiss();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) intent.dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, intent, bar]);

  return { open, intent };
}
