import { type PointerEvent, useRef } from 'react';

/** The swipe distance in CSS pixels that dismisses a toast (docs/behavior/every-page.md#toasts). */
const SWIPE_THRESHOLD_PX = 50;
const SLOP_PX = 8;

/**
 * Lets an element follow the pointer. Past the threshold it's dismissed, otherwise it springs back.
 */
export function useSwipe(onDismiss: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  /** The pointer's distance in the reading direction, and that direction's sign. */
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
        // Captures the pointer, even over the toast's buttons, so they aren't pressed.
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
