import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import * as styles from './ProcessTimeline.css.ts';

export interface ProcessStep {
  title: string;
  description: ReactNode;
}

export interface ProcessTimelineProps extends Partial<SectionOpening> {
  /** Steps, in order. Each gets its number. */
  items: readonly ProcessStep[];
  /** A picture of the work, below the heading. */
  image?: PictureSource;
}

const sizes = '(min-width: 78em) 28rem, (min-width: 48em) 36vw, 100vw';

/**
 * Three to six numbered steps of a process, on a line that lights up on scroll. Without scroll
 * animations the line is lit. Renders nothing without items.
 *
 * - For items without an order: use FeatureGrid or ValueColumns.
 * - For steps that the visitor does on this page: use Form.
 * - For the story of one job: use CaseCards.
 */
export function ProcessTimeline({
  items,
  heading = 'Our Process',
  image,
  ...opening
}: ProcessTimelineProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection
      {...opening}
      heading={heading}
      aside={
        image && (
          <div className={styles.picture}>
            <Picture source={image} ratio="portrait" sizes={sizes} dim="untilHover" />
          </div>
        )
      }
    >
      <List isOrdered className={styles.steps}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden className={styles.lamp} />
            <span className={styles.number}>{index + 1}</span>
            <Stack gap="xs">
              <Heading level={3} size="heading">
                {title}
              </Heading>
              <Text tone="muted">{description}</Text>
            </Stack>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}
