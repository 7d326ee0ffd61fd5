import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Milliseconds since the visitor could see what uses it: since the page started where it came with
 * the page's HTML (hydration may be much later), since it appeared otherwise.
 */
export function useElapsed(): () => number {
  const isInHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameWithPage] = useState(isInHtml);
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = cameWithPage ? 0 : performance.now();
  }, [cameWithPage]);
  return () => performance.now() - startedAt.current;
}
