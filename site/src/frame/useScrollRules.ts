import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Specification section 9: scroll-to-top retries, in milliseconds after the route change. */
const RETRIES = [100, 300];
/** A document's first entry is always called 'default', on every page: the page belongs to the name. */
const storageKey = (pathname: string, key: string) => `scroll:${pathname}:${key}`;

/** A hash may be written by anybody: what cannot be read names no place. */
function targetOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

function toTarget(hash: string) {
  const target = targetOf(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs at 0, 100 and 300 ms; stops as soon as the visitor scrolls by hand. */
function scrollWithRetries(hash: string) {
  toTarget(hash);
  const timers = RETRIES.map((delay) => setTimeout(() => toTarget(hash), delay));
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    for (const type of ['wheel', 'touchmove', 'keydown'] as const) removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
    addEventListener(type, stop, { passive: true });
  }
  return stop;
}

/** Top of the page on every route change, a hash target first; back and forward find their old place. */
export function useScrollRules() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The document itself is restored by the browser, which is there before any script.
    const release = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', release);
    return () => removeEventListener('pagehide', release);
  }, []);

  const shown = useRef(pathname);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // The browser has placed this document already, by its own memory or by its hash.
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const changed = shown.current !== pathname;
    shown.current = pathname;
    const old = type === 'POP' ? sessionStorage.getItem(storageKey(pathname, key)) : null;
    if (old !== null) window.scrollTo({ top: Number(old), behavior: 'instant' });
    else if (changed || (hash && key !== 'default')) return scrollWithRetries(hash);
    return undefined;
  }, [key, type, pathname, hash]);

  useEffect(() => {
    const remember = () =>
      sessionStorage.setItem(storageKey(pathname, key), String(Math.round(scrollY)));
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [pathname, key]);
}
