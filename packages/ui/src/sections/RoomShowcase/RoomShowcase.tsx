import { useId } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Container, Section } from '../../layout/index.ts';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import { type ValueColumn, ValueColumnsList } from '../ValueColumns/ValueColumnsList.tsx';
import * as styles from './RoomShowcase.css.ts';

export interface RoomShowcaseProps extends SectionOpening {
  /** Picture of the room. */
  image: PictureSource;
  /** What makes the room work. */
  points?: readonly ValueColumn[];
  /** Links below the words, the most important one first. */
  actions?: readonly SectionAction[];
}

/**
 * One room in full, such as a home theater: its picture edge to edge, its virtues at its feet.
 *
 * For one room in full: its picture from edge to edge, and at its feet two to four things that
 * make it work.
 * - For opening a page: use Hero, which holds the main heading.
 * - For several rooms: use Showcase or ProjectTiles.
 * - For what holds for all our work: use ValueColumns.
 */
export function RoomShowcase({
  heading,
  label,
  lead,
  image,
  points = [],
  actions = [],
  id,
}: RoomShowcaseProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} space="none" id={id}>
      <div className={styles.picture}>
        <Picture
          source={image}
          ratio="fill"
          edge="full-bleed"
          uprightAt="(max-aspect-ratio: 4/5)"
        />
      </div>
      <Container>
        <div className={styles.words}>
          <SectionIntro
            headingId={headingId}
            heading={heading}
            label={label}
            lead={lead}
            layout="split"
          />
          <ValueColumnsList items={points} />
          <Actions items={actions} emphasis="quiet" />
        </div>
      </Container>
    </Section>
  );
}
