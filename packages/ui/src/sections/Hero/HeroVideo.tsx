import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import * as styles from './Hero.css.ts';
import { mayPlay } from './mayPlay.ts';

export interface HeroVideoProps {
  src: string;
  pauseLabel: string;
  playLabel: string;
}

const whenIdle = (start: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

/**
 * The film over the still: it is asked for when the page is painted and idle, is seen once it
 * plays, and is gone for good when it fails. Give it a `key` of its source, so that a new film
 * starts anew.
 */
export function HeroVideo({ src, pauseLabel, playLabel }: HeroVideoProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => (mayPlay() ? whenIdle(() => setWanted(true)) : undefined), []);

  if (!isWanted) return null;
  const toggle = () => {
    if (film.current?.paused) film.current.play().catch(() => setPaused(true));
    else film.current?.pause();
  };
  return (
    <>
      <video
        ref={film}
        className={styles.video}
        data-playing={hasPlayed || undefined}
        src={src}
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setHasPlayed(true)}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        onError={() => setWanted(false)}
      />
      {hasPlayed && (
        <div className={styles.toggle}>
          <Button
            variant="scene"
            size="icon"
            aria-label={isPaused ? playLabel : pauseLabel}
            onPress={toggle}
          >
            {isPaused ? (
              <Play size={20} strokeWidth={1.5} aria-hidden />
            ) : (
              <Pause size={20} strokeWidth={1.5} aria-hidden />
            )}
          </Button>
        </div>
      )}
    </>
  );
}
