import { type ComponentType, useEffect, useState } from 'react';
import type { HeroVideoPlayerProps } from './HeroVideoPlayer.tsx';
import { mayPlay } from './video.ts';

const whenIdle = (start: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

interface HeroVideoProps extends HeroVideoPlayerProps {
  /** Videos are recorded at night, so the light theme plays none over a daytime picture. */
  isByDay: boolean;
}

/**
 * Loads the video and its player once the page is painted and idle, if videos may play. Give it a `key` of
 * its source, so that a new video starts over.
 */
export function HeroVideo({ isByDay, ...props }: HeroVideoProps) {
  const [Player, setPlayer] = useState<ComponentType<HeroVideoPlayerProps>>();

  useEffect(() => {
    const isDay = isByDay && document.documentElement.classList.contains('light');
    if (isDay || !mayPlay()) return;
    return whenIdle(() => {
      import('./HeroVideoPlayer.tsx').then(
        ({ HeroVideoPlayer }) => setPlayer(() => HeroVideoPlayer),
        // If the player can't be loaded, the still stays, as for a failed video.
        () => undefined,
      );
    });
  }, [isByDay]);

  return Player ? <Player {...props} /> : null;
}
