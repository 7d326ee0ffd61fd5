import { useEffect, useRef, useState } from 'react';

export interface Watching {
  stop: () => void;
  /** Asks anew. */
  again: () => void;
}

/**
 * A query without rows forgets its error while it tries again. What is on show must not: the button
 * that was pressed would be gone from under the finger.
 */
export function keepingError<View extends { status: string }>(tell: (view: View) => void) {
  let last: View | undefined;
  return (view: View) => {
    const isRetry = view.status === 'loading' && last?.status === 'error';
    if (!isRetry) last = view;
    tell(isRetry ? { ...(last as View), isTrying: true } : view);
  };
}

/** Fetches its own code, then tells a view at every change. */
export type Watch<View> = (tell: (view: View) => void) => Promise<Watching>;

/**
 * Starts a watch. Stopped while its code is still on the way, it ends as soon as that has arrived, and
 * tells nothing more. Asked anew without its code, it reloads the page, which asks for the code as well.
 */
export function startWatch<View>(
  watch: Watch<View>,
  tell: (view: View) => void,
  fail: () => void,
): Watching {
  let isStopped = false;
  let started: Watching | undefined;
  watch((view) => {
    if (!isStopped) tell(view);
  })
    .then((watching) => {
      started = watching;
      if (isStopped) watching.stop();
    })
    .catch(() => {
      if (!isStopped) fail();
    });
  return {
    stop: () => {
      isStopped = true;
      started?.stop();
    },
    again: () => (started ? started.again() : location.reload()),
  };
}

/**
 * Live rows without a provider: the opening view at once, and what the watch tells from the moment
 * the place is near. `unheard` says what is seen when the watch's code could not be fetched, which
 * is the same to a visitor as rows that could not; only a reload asks for code anew.
 */
export function useWatched<View>(
  watch: Watch<View>,
  isNear: boolean,
  opening: () => View,
  unheard: (view: View) => View,
): [view: View, again: () => void] {
  const [view, setView] = useState(opening);
  const watching = useRef<Watching>(null);
  useEffect(() => {
    if (!isNear) return;
    watching.current = startWatch(
      watch,
      (told) => setView(() => told),
      () => setView(unheard),
    );
    return () => {
      watching.current?.stop();
      watching.current = null;
    };
  }, [watch, isNear, unheard]);
  return [view, () => (watching.current ? watching.current.again() : location.reload())];
}
