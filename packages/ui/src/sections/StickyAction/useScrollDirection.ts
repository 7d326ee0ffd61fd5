import { type RefObject, useEffect } from 'react';

/** Smaller movements, in CSS pixels, are not a change of direction. */
const THRESHOLD = 8;

/** Sets `data-direction` to `up` or `down` whenever the visitor scrolls the other way. */
export function useScrollDirection(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < THRESHOLD) return;
      last = window.scrollY;
      if (ref.current) ref.current.dataset.direction = moved > 0 ? 'down' : 'up';
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [ref]);
}
