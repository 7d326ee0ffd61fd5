import { type ComponentType, useEffect, useState } from 'react';
import type { HeroVideoProps } from './HeroVideo.tsx';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowConnections = ['slow-2g', '2g', '3g'];

const unwanted = ['prefers-reduced-motion', 'prefers-reduced-data'];

/** A film is decoration: not for people who asked for stillness, to save data, or who would wait. */
function mayPlay(): boolean {
  if (unwanted.some((wish) => matchMedia(`(${wish}: reduce)`).matches)) return false;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !slowConnections.includes(connection?.effectiveType ?? '');
}

const whenIdle = (start: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

interface HeroFilmProps extends HeroVideoProps {
  /** Films are at night: over a picture that the light theme shows by day, none plays in it. */
  isByDay: boolean;
}

/**
 * Asks for the film and its player when the page is painted and idle, and only where films may
 * play. Give it a `key` of its source, so that a new film starts anew.
 */
export function HeroFilm({ isByDay, ...props }: HeroFilmProps) {
  const [Player, setPlayer] = useState<ComponentType<HeroVideoProps>>();

  useEffect(() => {
    const isDay = isByDay && document.documentElement.classList.contains('light');
    if (isDay || !mayPlay()) return;
    return whenIdle(() => {
      import('./HeroVideo.tsx').then(
        ({ HeroVideo }) => setPlayer(() => HeroVideo),
        // Without the player the still stays, which is what a failed film shows too.
        () => undefined,
      );
    });
  }, [isByDay]);

  return Player ? <Player {...props} /> : null;
}
