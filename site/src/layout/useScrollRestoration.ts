import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import {
  goToPosition,
  rememberPosition,
  type ScrollPosition,
  scrollPosition,
  storePositions,
  untilHand,
} from './scrollPositions.ts';

/** The page is scrolled to its top again after so many milliseconds, should late content move it. */
const RETRIES = [100, 300];

/** A hash may be written by anybody: what cannot be read names no place. */
function targetOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

function goToTarget(hash: string) {
  const target = targetOf(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

function scrollWithRetries(hash: string) {
  goToTarget(hash);
  const timers = RETRIES.map((delay) => setTimeout(() => goToTarget(hash), delay));
  return untilHand(() => timers.forEach(clearTimeout));
}

/** A list that loads late leaves the page too short at first, so each growth is followed. */
function restore(position: ScrollPosition) {
  const growth = new ResizeObserver(() => goToPosition(position));
  goToPosition(position);
  growth.observe(document.body);
  return untilHand(() => growth.disconnect());
}

/** Whether the document opened at its very end, short of where the visitor had been. */
const isCutShort = ({ top }: ScrollPosition) =>
  scrollY < top && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * Opens a page at its top or at the hash's target. Back and forward return to where the visitor was.
 * The position is known from every scroll and stored whenever the page is hidden or left. While no
 * script runs, the browser's own restoration does the same.
 */
export function useScrollRestoration() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = shown.current;
    const old = scrollPosition(key);
    if (before.key === key) {
      return old && isCutShort(old) ? restore(old) : undefined;
    }
    shown.current = { key, pathname };
    if (type === 'POP' && old) return restore(old);
    if (before.pathname !== pathname || hash) return scrollWithRetries(hash);
    return undefined;
  }, [key, type, pathname, hash]);

  useEffect(() => {
    const takeOver = () => {
      // Earlier, the browser may still be placing this document.
      if (document.readyState === 'complete') history.scrollRestoration = 'manual';
    };
    const remember = () => rememberPosition(shown.current.key);
    const leave = () => {
      storePositions();
      history.scrollRestoration = 'auto';
    };
    takeOver();
    remember();
    // The last two see the old page: a press on a link and a step through the history come first.
    const moments = ['scroll', 'click', 'popstate'] as const;
    for (const moment of moments) addEventListener(moment, remember, true);
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', storePositions);
    return () => {
      for (const moment of moments) removeEventListener(moment, remember, true);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', storePositions);
    };
  }, []);
}
