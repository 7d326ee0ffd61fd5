import { useId } from 'react';
import { Carousel, type CarouselProps } from '../../components/Carousel/Carousel.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Section } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './Showcase.css.ts';

export interface ShowcaseSlide {
  title: string;
  description: string;
  image: PictureSource;
}

export interface ShowcaseProps extends SectionOpening, Pick<CarouselProps, 'labels'> {
  /** The pictures, one for each slide. */
  items: readonly ShowcaseSlide[];
}

/**
 * Full-width row of three to eight pictures to scroll through. The middle one is lit.
 *
 * - For a dozen pictures or more: use ProjectGallery.
 * - For one room with its story: use PictureStory.
 * - For steps: use ProcessTimeline.
 */
export function Showcase({ items, heading, label, lead, id, ...carousel }: ShowcaseProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Section id={id}>
      <Carousel
        {...carousel}
        aria-labelledby={headingId}
        header={<SectionIntro headingId={headingId} heading={heading} label={label} lead={lead} />}
      >
        {items.map(({ title, description, image }) => (
          <figure key={title} className={styles.figure}>
            <Picture
              source={image}
              ratio="wide"
              dim="untilCentered"
              sizes="(min-width: 61em) 50rem, 82vw"
            />
            <figcaption className={styles.caption}>
              <Heading level={3} size="heading">
                {title}
              </Heading>
              <Text tone="muted">{description}</Text>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
