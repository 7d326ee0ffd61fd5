import { type RefObject, useEffect, useRef } from 'react';
import type { ToastQueue } from './toastQueue.ts';

/** F8 goes to the messages, Escape closes, and focus returns to where it came from. */
export function useToastKeys(queue: ToastQueue, regionRef: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        event.preventDefault();
        queue.dispatch({ type: 'recall' });
        regionRef.current?.focus();
      }
      // A dialog or a menu that closes on Escape stops or prevents the event: it comes first.
      if (event.key === 'Escape' && !event.defaultPrevented) queue.dispatch({ type: 'close' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [queue, regionRef]);

  // What has been closed takes its focus with it, unless it is handed back first.
  useEffect(
    () =>
      queue.subscribe(() => {
        const { activeElement } = document;
        const isOpen = queue.getState().current?.phase === 'open';
        if (isOpen || !regionRef.current?.contains(activeElement)) return;
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
        else if (activeElement instanceof HTMLElement) activeElement.blur();
      }),
    [queue, regionRef],
  );

  return {
    noteOrigin: (origin: Element | null) => {
      cameFrom.current = origin === document.body ? null : origin;
    },
  };
}
