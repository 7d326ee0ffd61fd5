import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './CableReach.css.ts';

export const defaultCableReachLabels = {
  /** Label of the slider. */
  distance: 'Distance',
  /** A distance in feet. */
  feet: (feet: number) => `${feet.toLocaleString('en-US')} ft`,
  /** What arrives at the far end of a cable. */
  signal: (isLit: boolean) => (isLit ? 'Full signal' : 'No signal'),
};

export interface ReachingCable {
  /** Name of the cable, such as "Glass". */
  name: string;
  /** How far it carries, in feet. Default: beyond the scale. */
  reach?: number;
}

export interface CableReachProps {
  /** Two cables, or more. */
  cables: readonly ReachingCable[];
  /** One line below the cables. */
  caption?: string;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultCableReachLabels>;
}

/** The slider's scale in feet. */
const MIN = 50;
const MAX = 2000;
const STEP = 50;
const placeOf = (feet: number) => `${((feet - MIN) / (MAX - MIN)) * 100}%`;

/**
 * Cables of one length, each with a lamp at its far end that is lit within the cable's reach. A slider changes the
 * length. Renders `<figure>` with `<input type="range">`. Without JavaScript, it shows the longest distance.
 */
export function CableReach({ cables, caption, labels: ownLabels }: CableReachProps) {
  const labels = useLabels('CableReach', defaultCableReachLabels, ownLabels);
  const slider = useRef<HTMLInputElement>(null);
  const [feet, setFeet] = useState(MAX);
  // A press before hydration has moved the slider.
  useEffect(() => setFeet(slider.current?.valueAsNumber ?? MAX), []);

  const signals = cables.map(({ name, reach = MAX }) => ({
    name,
    reach,
    isLit: feet <= reach,
    signal: labels.signal(feet <= reach),
  }));
  const spoken = [labels.feet(feet), ...signals.map(({ name, signal }) => `${name}: ${signal}`)];
  return (
    <figure className={styles.figure} style={{ [styles.place]: placeOf(feet) } as CSSProperties}>
      <ul className={styles.cables}>
        {signals.map(({ name, reach, isLit, signal }) => (
          <li key={name} data-lit={isLit || undefined}>
            <div className={styles.names}>
              <span className={styles.name}>{name}</span>
              <span>{signal}</span>
            </div>
            <div
              aria-hidden
              className={styles.run}
              style={{ [styles.end]: placeOf(reach) } as CSSProperties}
            >
              {reach < MAX && <span className={styles.limit}>{labels.feet(reach)}</span>}
              <span className={styles.lamp} />
            </div>
          </li>
        ))}
      </ul>
      <label className={styles.distance}>
        <span className={styles.names}>
          {labels.distance}
          <span className={styles.name} aria-hidden>
            {labels.feet(feet)}
          </span>
        </span>
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          min={MIN}
          max={MAX}
          step={STEP}
          defaultValue={MAX}
          aria-valuetext={spoken.join('. ')}
          autoComplete="off"
          onInput={(event) => setFeet(event.currentTarget.valueAsNumber)}
        />
      </label>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
