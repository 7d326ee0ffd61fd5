import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './Hero.css.ts';
import { filesOf, mayPlay, startVideos, type VideoSource } from './video.ts';

interface HeroVideoProps {
  /** The video over the picture, or over its evening version. */
  evening: VideoSource;
  /** The video over the daytime version. */
  day?: VideoSource | undefined;
  labels: { pause: string; play: string };
  /** Whether a scene covers the video, which then pauses until it is played again. */
  isCovered: boolean;
  onPlay: () => void;
}

/**
 * Videos over the still, one for each hour, of which the theme shows one. They are in the page's HTML, so that they can
 * start before hydration (video.ts). Only a playing video shows: the still takes the place of a paused or failed one, so
 * that the lamps of a room match it. Give it a `key` of its source, so that a new video starts over.
 */
export function HeroVideo({ evening, day, labels, isCovered, onPlay }: HeroVideoProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const [isPaused, setPaused] = useState(false);
  /** Whether a visitor paused it. A failed video isn't. */
  const isStopped = useRef(false);

  const videos = () => [...(place.current?.querySelectorAll('video') ?? [])];
  const shown = () => videos().find((video) => getComputedStyle(video).display !== 'none');
  const isPlaying = () => videos().some((video) => video.hasAttribute('data-playing'));
  const play = () =>
    void shown()
      ?.play()
      .catch(() => setPaused(true));
  const pause = () => {
    for (const video of videos()) video.pause();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: watches from the first render on
  useEffect(() => {
    setHasPlayed(isPlaying());
    startVideos();
    const theme = new MutationObserver(() => {
      if (isStopped.current || !mayPlay() || shown()?.dataset.autoplay === undefined) return;
      pause();
      play();
    });
    theme.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => theme.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: calls the player once for each change
  useEffect(() => {
    if (isCovered) pause();
    else if (hasPlayed && mayPlay()) play();
  }, [isCovered]);

  const toggle = () => {
    if (isCovered) onPlay();
    isStopped.current = !isCovered && isPlaying();
    if (isStopped.current) pause();
    else play();
  };
  const hours = [
    ['evening', evening],
    ['day', day],
  ] as const;
  return (
    <div ref={place} className={styles.videos}>
      {hours.map(
        ([hour, source]) =>
          source && (
            <video
              key={hour}
              className={styles.video}
              data-hour={hour}
              data-autoplay={isCovered ? undefined : ''}
              preload="none"
              muted
              loop
              playsInline
              aria-hidden
              tabIndex={-1}
              onPlaying={() => {
                setHasPlayed(true);
                setPaused(false);
              }}
              onPause={() => setPaused(!isPlaying())}
            >
              {filesOf(source).map((file) => (
                <source key={file.src} {...file} />
              ))}
            </video>
          ),
      )}
      <div className={styles.toggle} data-shown={hasPlayed || undefined}>
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
    </div>
  );
}
