import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

/** The page is scrolled to its place again after so many milliseconds, should late content move it. */
const REPEATS = [100, 300];

/** How a visitor scrolls by hand. A drag of the scrollbar begins with `pointerdown`. */
const HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** A hash may be written by anybody: one that cannot be read names no place. */
function targetOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

function goTo(hash: string) {
  const target = targetOf(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * React Router's ScrollRestoration scrolls once. A new page is scrolled again until the visitor does so
 * by hand (docs/behavior.md#scrolling).
 */
export function useScrollRepeats(): void {
  const { key, pathname, hash } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history may have the same path
  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (isStep || (isSamePage && !hash)) return;
    const timers = REPEATS.map((delay) => setTimeout(() => goTo(hash), delay));
    const stop = () => {
      timers.forEach(clearTimeout);
      for (const type of HAND) removeEventListener(type, stop, true);
    };
    for (const type of HAND) addEventListener(type, stop, { capture: true, passive: true });
    return stop;
  }, [key, pathname, hash, isStep]);
}

/**
 * The browser makes an entry of the history without a key for a jump on a page, and the router calls all
 * of those "default". No position is kept for them: the hash says the place.
 */
export const positionKey = ({ key, hash }: Location): string =>
  key === 'default' && hash ? `${Math.random()}` : key;

const details = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** By the key of the entry in the history: which `<details>` of its page are open, in document order. */
const opened = new Map<string, readonly boolean[]>();

/** Back and forward find what was opened. Otherwise the page would be too short for its old position. */
export function useOpenedDetails(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    for (const [index, one] of details().entries()) {
      if (opened.get(key)?.[index]) one.open = true;
    }
    const remember = () =>
      opened.set(
        key,
        details().map(({ open }) => open),
      );
    addEventListener('toggle', remember, true);
    return () => removeEventListener('toggle', remember, true);
  }, [key]);
}
