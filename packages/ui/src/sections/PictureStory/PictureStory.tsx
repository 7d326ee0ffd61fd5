import { useId } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import { type ValueColumn, ValueColumnsList } from '../ValueColumns/ValueColumns.tsx';
import * as styles from './PictureStory.css.ts';

export interface PictureStoryProps extends SectionOpening {
  /** `beside` puts the picture beside the paragraphs, `above` from edge to edge above the text. */
  variant?: 'beside' | 'above';
  /** The picture. Without it the paragraphs run in two columns. */
  image?: PictureSource;
  /** The text, one item for each paragraph. */
  paragraphs?: readonly string[];
  /** Points below the paragraphs. */
  points?: readonly ValueColumn[];
  /** Links below the text, the primary one first. */
  actions?: readonly SectionAction[];
}

const sizes = '(min-width: 70em) 60vw, (min-width: 48em) 75rem, 119vw';

/**
 * Picture with a longer text and two to four points. The picture is beside the text, or above it from edge
 * to edge.
 *
 * - For a service or an offer: use ProseSection.
 * - For a short text that links to a page: use Teaser.
 * - For points without a text: use ValueColumns. For several rooms: use Showcase.
 */
export function PictureStory({
  variant = 'beside',
  image,
  paragraphs = [],
  points = [],
  actions = [],
  id,
  ...opening
}: PictureStoryProps) {
  const headingId = useId();
  const intro = <SectionIntro {...opening} headingId={headingId} layout="split" />;
  const foot = (points.length > 0 || actions.length > 0) && (
    <>
      <ValueColumnsList items={points} />
      <Actions items={actions} emphasis="quiet" />
    </>
  );
  const words = paragraphs.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);
  if (image && variant === 'above') {
    return (
      <Section aria-labelledby={headingId} space="none" id={id}>
        <div className={styles.above}>
          <Picture
            source={image}
            ratio="fill"
            edge="full-bleed"
            portraitAt="(max-aspect-ratio: 4/5)"
          />
        </div>
        <Container>
          <div className={styles.below}>
            {intro}
            {words}
            {foot}
          </div>
        </Container>
      </Section>
    );
  }
  return (
    <Section aria-labelledby={headingId} id={id}>
      <Container>
        {intro}
        {!image && <div className={styles.prose}>{words}</div>}
      </Container>
      {image && (
        <div className={styles.spread}>
          <div className={styles.picture} {...brightenOnHover}>
            <Picture source={image} ratio="fill" edge="full-bleed" dim="untilHover" sizes={sizes} />
          </div>
          <div className={styles.text}>{words}</div>
        </div>
      )}
      {foot && (
        <div className={styles.foot}>
          <Container>
            <Stack gap="xxl">{foot}</Stack>
          </Container>
        </div>
      )}
    </Section>
  );
}
