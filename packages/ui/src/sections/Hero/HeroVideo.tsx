import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import * as styles from './Hero.css.ts';

export interface HeroVideoProps {
  src: string;
  pauseLabel: string;
  playLabel: string;
}

/** The film over the still: seen once it plays, gone for good when it fails. */
export function HeroVideo({ src, pauseLabel, playLabel }: HeroVideoProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const [isPaused, setPaused] = useState(false);

  if (hasFailed) return null;
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
        onError={() => setFailed(true)}
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
