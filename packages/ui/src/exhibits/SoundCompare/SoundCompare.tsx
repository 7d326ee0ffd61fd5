import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { play, stop } from './player.ts';
import * as styles from './SoundCompare.css.ts';

export const defaultSoundCompareLabels = {
  /** Announced while a room plays. */
  playing: (room: string) => `Playing: ${room}`,
  /** Shown and announced if the browser can't play it. */
  unavailable: 'Your browser can’t play this sound.',
  /** The reverberation time of a room. */
  seconds: (seconds: number) => `${seconds} s`,
  /** Accessible name of the drawing of a room’s decay. */
  curve: (seconds: number) => `The sound fades away in ${seconds} seconds.`,
};

export interface SoundRoom {
  /** Name of the room, on its button. */
  name: string;
  /** How long a sound takes to fade by 60 dB, in seconds (RT60). */
  seconds: number;
}

export interface SoundCompareProps {
  /** Two rooms, or more. */
  rooms: readonly SoundRoom[];
  /** One line below the rooms. */
  caption?: string;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultSoundCompareLabels>;
}

const BARS = 64;
const HEIGHT = 100;

/**
 * The level over time in decibels, as upright bars. It reaches silence, -60 dB, after `seconds`. `longest` seconds
 * take the full width.
 */
function barsOf(seconds: number, longest: number): string {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const level = Math.max(0, 1 - ((index / BARS) * longest) / seconds);
    // Uneven, as sound is.
    const length = 1 + level * (HEIGHT - 1) * (0.76 + 0.24 * Math.sin(index * 2.4 + 1.2));
    return `M${index + 0.5} ${Math.round((HEIGHT - length) / 2)}v${Math.round(length)}`;
  });
  return bars.join('');
}

/**
 * One bar of synthesized guitar and a clap, to hear in several rooms. Web Audio makes the sound after a press, and
 * only one on the page plays at a time. Renders `<figure>` with React Aria's ToggleButtons.
 */
export function SoundCompare({ rooms, caption, labels: ownLabels }: SoundCompareProps) {
  const labels = useLabels('SoundCompare', defaultSoundCompareLabels, ownLabels);
  const [playing, setPlaying] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const longest = Math.max(...rooms.map(({ seconds }) => seconds)) * 1.04;

  useEffect(() => {
    const stopHidden = () => document.hidden && stop();
    document.addEventListener('visibilitychange', stopHidden);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', stopHidden);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  const toggle = ({ name, seconds }: SoundRoom, isOn: boolean) => {
    if (!isOn) return stop();
    try {
      play(seconds, () => setPlaying(undefined));
      setPlaying(name);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <figure className={styles.sound}>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.name} className={styles.room}>
            <p className={styles.seconds}>{labels.seconds(room.seconds)}</p>
            <svg
              className={styles.curve}
              viewBox={`0 0 ${BARS} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={labels.curve(room.seconds)}
            >
              <path d={barsOf(room.seconds, longest)} />
            </svg>
            <ToggleButton
              className={styles.button}
              isSelected={playing === room.name}
              onChange={(isOn) => toggle(room, isOn)}
            >
              <Icon icon={playing === room.name ? Square : Play} />
              {room.name}
            </ToggleButton>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {hasFailed ? labels.unavailable : playing && labels.playing(playing)}
      </p>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
