import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Carousel.css.ts';

export const defaultCarouselLabels = {
  previous: 'Previous slide',
  next: 'Next slide',
  /** Name of the scrolling area. */
  slides: 'Slides',
  /** Position, shown and announced. */
  position: (position: number, total: number) => `${position} of ${total}`,
};

export interface CarouselProps {
  /** One child for each slide. */
  children: ReactNode;
  /** Accessible name of the carousel. */
  'aria-label'?: string;
  /** The id of the heading that names the carousel. */
  'aria-labelledby'?: string;
  /** Content beside the buttons. */
  header?: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultCarouselLabels>;
}

/**
 * Carousel of slides without autoplay, as the APG describes it. It is a list that scrolls and snaps, so it
 * works by touch and wheel and without JavaScript. The buttons and the arrow keys only scroll it. The first
 * slide follows the last. Give it the full width of the page.
 */
export function Carousel({ children, header, labels: ownLabels, ...name }: CarouselProps) {
  const labels = useLabels('Carousel', defaultCarouselLabels, ownLabels);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const slides = Children.toArray(children);
  const total = slides.length;
  if (total === 0) return null;

  const follow = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
    const distance = scrollWidth - clientWidth;
    if (distance > 0) setCurrent(Math.round((Math.abs(scrollLeft) / distance) * (total - 1)));
  };
  const show = (index: number) => {
    const element = track.current;
    if (!element) return;
    // In right-to-left pages, scroll positions are negative.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const distance = element.scrollWidth - element.clientWidth;
    const share = total > 1 ? ((index + total) % total) / (total - 1) : 0;
    element.scrollTo({ left: sign * share * distance });
  };
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const target = { [forward]: current + 1, [backward]: current - 1, Home: 0, End: total - 1 };
    const index = target[event.key];
    if (index === undefined) return;
    event.preventDefault();
    show(Math.min(Math.max(index, 0), total - 1));
  };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: named, a section is a region
    <section {...name} aria-roledescription="carousel" className={styles.carousel}>
      <div className={styles.head}>
        {header && <div className={styles.header}>{header}</div>}
        {total > 1 && (
          <div className={styles.controls}>
            <output className={styles.position}>{labels.position(current + 1, total)}</output>
            <Button
              variant="secondary"
              size="icon"
              aria-label={labels.previous}
              onPress={() => show(current - 1)}
            >
              <Icon icon={ChevronLeft} isDirectional />
            </Button>
            <Button
              variant="secondary"
              size="icon"
              aria-label={labels.next}
              onPress={() => show(current + 1)}
            >
              <Icon icon={ChevronRight} isDirectional />
            </Button>
          </div>
        )}
      </div>
      {/* biome-ignore-start lint/a11y: a scrolling area needs keyboard focus */}
      <div
        ref={track}
        role="group"
        aria-label={labels.slides}
        tabIndex={0}
        className={styles.track}
        onScroll={(event) => follow(event.currentTarget)}
        onKeyDown={steer}
      >
        {slides.map((slide, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.position(index + 1, total)}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y: a scrolling area needs keyboard focus */}
    </section>
  );
}
