import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Link, Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import type { SectionAction } from '../Actions/Actions.tsx';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import * as styles from './ProcessTimeline.css.ts';

export interface ProcessStep {
  title: string;
  description: ReactNode;
  /** A picture of the work, which replaces the one before it once the page has scrolled to this step. Phones show all in a row. */
  image?: PictureSource;
}

export interface ProcessTimelineProps extends Partial<SectionOpening> {
  /** Steps, in order. Each gets its number. */
  items: readonly ProcessStep[];
  /** Link below the picture, e.g. to what clients keep after the last step. */
  action?: SectionAction;
}

/** The scroll timeline of a step. */
const timeline = (index: number) => ({ [styles.passage]: styles.passages[index] }) as CSSProperties;

/** Wider than the picture, whose files are flatter than its place. */
const sizes = '(min-width: 78em) 34rem, (min-width: 48em) 44vw, 60vw';

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
  heading: ownHeading,
  action,
  ...opening
}: ProcessTimelineProps) {
  const heading = useLabel('ProcessTimeline', 'heading', 'Our Process', ownHeading);
  if (items.length === 0) return null;
  const pictures = items.flatMap(({ image }, index) => (image ? [{ image, index }] : []));
  return (
    <SplitSection
      {...opening}
      heading={heading}
      aside={
        pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map(({ image, index }) => (
              <div key={index} className={styles.picture} style={timeline(index)}>
                <Picture source={image} ratio="fill" sizes={sizes} />
              </div>
            ))}
          </div>
        )
      }
    >
      <Stack gap="md" align="start">
        <List isOrdered className={styles.steps}>
          {items.map(({ title, description }, index) => (
            <li key={title} className={styles.step} style={timeline(index)}>
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
        {action && (
          <Link href={action.href} variant="more">
            {action.label}
          </Link>
        )}
      </Stack>
    </SplitSection>
  );
}
