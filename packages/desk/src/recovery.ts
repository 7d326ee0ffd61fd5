import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { isBackendUp } from './auth/index.ts';
import { isOutOfReach } from './failures.ts';

const watchConnection = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Whether the browser is online, even on a page that was opened offline. */
export function useConnection(): boolean {
  // Before the effects that request something.
  useLayoutEffect(() => onlineManager.setOnline(navigator.onLine), []);
  return useSyncExternalStore(
    watchConnection,
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** The longest pause between two attempts over a poor connection. */
const LONGEST_PAUSE_MS = 15_000;

/** Milliseconds before another attempt, after this many failed ones. */
export const pauseAfter = (failures: number): number =>
  Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS);

/**
 * Loads again what a lost connection kept a screen from loading: at once when the browser is online
 * again, and otherwise once the backend answers. Until then, the screen keeps its reason and "Try
 * again" in place, because only a small request asks. @returns a function that ends it
 */
export function recoverLoads(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const lost = () =>
    cache.findAll({
      type: 'active',
      predicate: ({ state }) => state.fetchStatus === 'idle' && isOutOfReach(state.error),
    });
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = () => {
    if (timer !== undefined || isOver || lost().length === 0) return;
    timer = setTimeout(() => void attempt(), pauseAfter(failures));
  };
  const attempt = async () => {
    failures += 1;
    if (await isBackendUp()) {
      const queries = new Set(lost());
      await client.refetchQueries({ predicate: (query) => queries.has(query) });
    }
    if (lost().length === 0) failures = 0;
    clearTimeout(timer);
    timer = undefined;
    wait();
  };
  const onOnline = () => {
    failures = 0;
    void client.refetchQueries(
      { type: 'active', predicate: (query) => query.isStale() || query.state.error !== null },
      { cancelRefetch: false },
    );
  };
  const stopWatching = cache.subscribe(wait);
  addEventListener('online', onOnline);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopWatching();
    removeEventListener('online', onOnline);
  };
}

/** Repeats a save that a lost connection refused, once the browser is online again. */
export function useRepeatOnline(isLost: boolean, save: () => void): void {
  const repeat = useEffectEvent(save);
  useEffect(() => {
    if (!isLost) return;
    const onOnline = () => repeat();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isLost]);
}

/**
 * Opens a stored page that a link leads to. Offline, the site holds links, because a public page
 * isn't stored. @returns a function that ends it
 */
export function openStoredPages(): () => void {
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || navigator.onLine || !event.defaultPrevented) return;
    if (link.origin !== location.origin || !/^\/admin(\/|$)/.test(link.pathname)) return;
    if (navigator.serviceWorker?.controller) location.assign(link.href);
  };
  addEventListener('click', open);
  return () => removeEventListener('click', open);
}
