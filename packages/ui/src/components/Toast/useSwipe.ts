import { type PointerEvent, useRef } from 'react';

/** CSS pixels toward the end of the line that dismiss a toast (docs/behavior.md#toasts). */
const SWIPE_THRESHOLD_PX = 50;
const SLOP_PX = 8;

/** Lets an element follow the pointer: past the threshold it is dismissed, before it springs back. */
export function useSwipe(onDismiss: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  /** How far the pointer has gone towards the end of the line, and which way that is. */
  const distanceOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    return { sign, distance: Math.max(0, sign * (clientX - (start.current?.x ?? clientX))) };
  };
  const settle = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    currentTarget.removeAttribute('data-swiping');
    currentTarget.style.removeProperty('--ui-toast-swipe');
  };

  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button === 0) start.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: element, pointerId, clientY } = event;
      if (!start.current) return;
      const { sign, distance } = distanceOf(event);
      if (!element.hasAttribute('data-swiping')) {
        if (distance < SLOP_PX || distance <= Math.abs(clientY - start.current.y)) return;
        // From here on the pointer is the toast's, even over its buttons, which are not pressed.
        element.setPointerCapture(pointerId);
        element.setAttribute('data-swiping', '');
      }
      element.style.setProperty('--ui-toast-swipe', `${sign * distance}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isSwiping = event.currentTarget.hasAttribute('data-swiping');
      const { distance } = distanceOf(event);
      settle(event);
      if (isSwiping && distance >= SWIPE_THRESHOLD_PX) onDismiss();
    },
    onPointerCancel: settle,
  };
}
