import { type DragEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** CSS pixels toward the end of the line that dismiss a toast (docs/behavior.md#toasts). */
export const SWIPE_THRESHOLD_PX = 50;
const SLOP_PX = 8;

/** How far a pointer has gone towards the end of the line; never back over the start. */
export const swipeDistance = (deltaX: number, direction: 'ltr' | 'rtl') =>
  Math.max(0, direction === 'rtl' ? -deltaX : deltaX);

interface Gesture {
  pointerId: number;
  x: number;
  y: number;
  direction: 'ltr' | 'rtl';
  distance: number;
  isSwiping: boolean;
}

/** Lets an element follow the pointer: past the threshold it is dismissed, before it springs back. */
export function useSwipe(ref: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const gesture = useRef<Gesture | null>(null);

  const move = (offset: number) =>
    ref.current?.style.setProperty('--ui-toast-swipe', `${offset}px`);
  const settle = () => {
    const { current: element } = ref;
    element?.removeAttribute('data-swiping');
    gesture.current = null;
    move(0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !ref.current) return;
      gesture.current = {
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        direction: getComputedStyle(ref.current).direction === 'rtl' ? 'rtl' : 'ltr',
        distance: 0,
        isSwiping: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const active = gesture.current;
      if (!active || active.pointerId !== event.pointerId) return;
      const across = event.clientX - active.x;
      active.distance = swipeDistance(across, active.direction);
      if (!active.isSwiping) {
        const isAcross = Math.abs(across) > Math.abs(event.clientY - active.y);
        if (active.distance < SLOP_PX || !isAcross) return;
        active.isSwiping = true;
        // From here on the pointer is the toast's, even over its buttons, which are not pressed.
        ref.current?.setPointerCapture(event.pointerId);
        ref.current?.setAttribute('data-swiping', '');
      }
      move(active.direction === 'rtl' ? -active.distance : active.distance);
    },
    onPointerUp: () => {
      const active = gesture.current;
      // Settled first: leaving starts from where the pointer let go, and the next toast at its place.
      settle();
      if (active?.isSwiping && active.distance >= SWIPE_THRESHOLD_PX) onDismiss();
    },
    onPointerCancel: settle,
    // Words selected by an earlier pull would be dragged off by the browser, and end the gesture.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
  };
}
