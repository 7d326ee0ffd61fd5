import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import type { SectionAction } from '../Actions/Actions.tsx';
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
  /** A picture of the work. */
  image?: PictureSource;
  /** Link below the picture, e.g. to what clients keep after the last step. */
  action?: SectionAction;
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
  action,
  ...opening
}: ProcessTimelineProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection
      {...opening}
      heading={heading}
      aside={
        <>
          {image && (
            <div className={styles.picture}>
              <Picture source={image} ratio="landscape" sizes={sizes} dim="untilHover" />
            </div>
          )}
          {action && (
            <Link href={action.href} variant="standalone">
              {action.label}
            </Link>
          )}
        </>
      }
    >
      <List isOrdered className={styles.steps}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden className={styles.lamp} />
            <span className={styles.number}>{index + 1}</span>
            <Stack gap="xxs">
              <Heading level={3} size="subheading">
                {title}
              </Heading>
              <Text size="small" tone="muted">
                {description}
              </Text>
            </Stack>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}
