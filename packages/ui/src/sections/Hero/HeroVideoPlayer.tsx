import { Pause, Play } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './Hero.css.ts';
import { filesOf, type VideoSource } from './video.ts';

export interface HeroVideoPlayerProps {
  video: VideoSource;
  labels: { pause: string; play: string };
  /** Whether a scene covers the video, which then pauses until it is played again. */
  isCovered: boolean;
  onPlay: () => void;
}

/** Video over the still. It shows once it plays, and is removed if it fails. */
export function HeroVideoPlayer({ video, labels, isCovered, onPlay }: HeroVideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const [isPaused, setPaused] = useState(isCovered);

  const play = () => player.current?.play().catch(() => setPaused(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: calls the player once for each change
  useEffect(() => {
    if (isCovered) player.current?.pause();
    else play();
  }, [isCovered]);

  if (hasFailed) return null;
  // The browser tries each file in turn. After the last, there's nothing to show.
  const fail = ({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if ([currentTarget, currentTarget.lastElementChild].includes(target as Element))
      setFailed(true);
  };
  const toggle = () => {
    if (isCovered) onPlay();
    else if (isPaused) play();
    else player.current?.pause();
  };
  return (
    <>
      <video
        ref={player}
        className={styles.video}
        data-playing={hasPlayed || undefined}
        preload={isCovered ? 'none' : 'auto'}
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setHasPlayed(true)}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        onError={fail}
      >
        {filesOf(video).map((file) => (
          <source key={file.src} {...file} />
        ))}
      </video>
      {(hasPlayed || isCovered) && (
        <div className={styles.toggle}>
          <Button
            variant="onImage"
            size="icon"
            aria-label={isPaused ? labels.play : labels.pause}
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
