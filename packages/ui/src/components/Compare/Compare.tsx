import { ChevronsLeftRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { media } from '../../theme/breakpoints.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { isRendered } from '../Picture/source.ts';
import * as styles from './Compare.css.ts';

export const defaultCompareLabels = {
  /** Name of the first picture, shown on it and announced with its share. */
  after: 'After',
  /** Name of the second picture, shown on it. */
  before: 'Before',
  /** Accessible name of the slider. */
  slider: 'Compare',
};

export interface CompareProps {
  /** The picture at the inline start. The slider announces its share. */
  after: PictureSource;
  /** The picture at the inline end. */
  before: PictureSource;
  /** One line below the pictures. */
  caption?: string;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultCompareLabels>;
}

const HALF = 50;

/** Without its daytime version, which would show one side by day in the light theme. */
function lampsOnly(source: PictureSource): PictureSource {
  if (!isRendered(source)) return source;
  const { daytime: _, ...evening } = source;
  return evening;
}

/**
 * Two pictures of one thing in one frame. A slider moves the line between them. Renders
 * `<figure>` with `<input type="range">`. Without JavaScript, one picture is below the other.
 */
export function Compare({ after, before, caption, labels: ownLabels }: CompareProps) {
  const labels = useLabels('Compare', defaultCompareLabels, ownLabels);
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const atPress = useRef(HALF);
  const textOf = (share: number) => `${labels.after} ${share}%`;

  /** Moves the line without a render. */
  const show = (share: number) => {
    frame.current?.style.setProperty('--ui-compare-share', `${share}%`);
    slider.current?.setAttribute('aria-valuetext', textOf(share));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press before hydration has moved the slider
  useEffect(() => show(slider.current?.valueAsNumber ?? HALF), []);

  const views = [
    { source: after, name: labels.after, look: styles.after, place: styles.nameAtStart },
    { source: before, name: labels.before, look: styles.before, place: styles.nameAtEnd },
  ];
  return (
    <figure className={styles.compare}>
      <div ref={frame} className={styles.frame}>
        {views.map(({ source, name, look, place }) => (
          <div key={name} className={look}>
            <Picture
              source={lampsOnly(source)}
              sizes="(min-width: 75em) 72rem, 100vw"
              portraitAt={media.phone}
              ratio="fill"
            />
            <span className={place}>{name}</span>
          </div>
        ))}
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          defaultValue={HALF}
          aria-label={labels.slider}
          aria-valuetext={textOf(HALF)}
          autoComplete="off"
          onInput={(event) => show(event.currentTarget.valueAsNumber)}
          onPointerDown={(event) => {
            atPress.current = event.currentTarget.valueAsNumber;
          }}
          // The browser took the gesture for scrolling.
          onPointerCancel={(event) => {
            event.currentTarget.valueAsNumber = atPress.current;
            show(atPress.current);
          }}
        />
        <div className={styles.line} aria-hidden>
          <span className={styles.grip}>
            <Icon icon={ChevronsLeftRight} />
          </span>
        </div>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
