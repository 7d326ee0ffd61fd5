import type { ReactNode } from 'react';
import { Heading, Text } from '../../text/index.ts';
import { List, type SectionOpening } from '../ListSection/index.ts';
import { SplitSection } from '../SplitSection/index.ts';
import * as styles from './ProcessTimeline.css.ts';

export interface ProcessStep {
  title: string;
  description: ReactNode;
}

export interface ProcessTimelineProps extends Partial<SectionOpening> {
  /** Steps, in order. Each gets its number. */
  items: readonly ProcessStep[];
}

/**
 * How it is done, as a numbered line from top to bottom that lights up as one passes. Where
 * scroll cannot drive it the line is lit. Renders nothing without items.
 *
 * For what happens one after the other, from the first visit to the last: three to six steps,
 * each what we do and what the client has then.
 * - For things without an order: use FeatureGrid or ValueColumns.
 * - For steps that somebody must do on this page: use Form.
 * - For the story of one job: use CaseCards.
 */
export function ProcessTimeline({
  items,
  heading = 'Our Process',
  ...opening
}: ProcessTimelineProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection {...opening} heading={heading}>
      <List isOrdered className={styles.steps}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden className={styles.lamp} />
            <span className={styles.number}>{index + 1}</span>
            <div className={styles.words}>
              <Heading level={3} size="heading">
                {title}
              </Heading>
              <Text tone="muted">{description}</Text>
            </div>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}
