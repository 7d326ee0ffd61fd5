import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

/** Delays in milliseconds after which the page scrolls again, in case late content moved it. */
const REPEATS = [100, 300];

/** Events of a visitor's own scrolling. Dragging the scrollbar starts with `pointerdown`. */
const HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** A hash can contain anything. An invalid one has no target. */
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
 * ScrollRestoration scrolls once. This scrolls a new page again until the visitor scrolls
 * (docs/behavior/every-page.md#scrolling).
 */
export function useScrollRepeats(): void {
  const { key, pathname, hash } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry may have the same path
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
 * A jump on a page creates a history entry without a key, which the router calls "default". No
 * position is stored for these, because the hash has the target.
 */
export const positionKey = ({ key, hash }: Location): string =>
  key === 'default' && hash ? `${Math.random()}` : key;

const details = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Which `<details>` of a page are open, in document order, by the key of the history entry. */
const opened = new Map<string, readonly boolean[]>();

/**
 * Reopens `<details>` after Back and Forward. Otherwise the page would be too short for its old
 * position.
 */
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
