import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { IntroSection, List, type SectionOpening } from '../ListSection/ListSection.tsx';
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
  /** `beside` puts the heading and the picture beside the steps, `across` puts them above a row of steps. */
  layout?: 'beside' | 'across';
}

const sizes = {
  beside: '(min-width: 78em) 28rem, (min-width: 48em) 36vw, 100vw',
  across: '(min-width: 78em) 72rem, 100vw',
};

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
  layout = 'beside',
  ...opening
}: ProcessTimelineProps) {
  if (items.length === 0) return null;
  const isAcross = layout === 'across';
  const picture = image && (
    <div className={styles.picture}>
      <Picture
        source={image}
        ratio={isAcross ? 'panorama' : 'portrait'}
        sizes={sizes[layout]}
        dim="untilHover"
      />
    </div>
  );
  const steps = (
    <List isOrdered className={isAcross ? `${styles.steps} ${styles.across}` : styles.steps}>
      {items.map(({ title, description }, index) => (
        <li key={title} className={styles.step}>
          <span aria-hidden className={styles.lamp} />
          <span className={styles.number}>{index + 1}</span>
          <Stack gap="xs">
            <Heading level={3} size={isAcross ? 'subheading' : 'heading'}>
              {title}
            </Heading>
            <Text size={isAcross ? 'small' : 'body'} tone="muted">
              {description}
            </Text>
          </Stack>
        </li>
      ))}
    </List>
  );
  return isAcross ? (
    <IntroSection {...opening} heading={heading}>
      <div className={styles.below}>
        {picture}
        {steps}
      </div>
    </IntroSection>
  ) : (
    <SplitSection {...opening} heading={heading} aside={picture}>
      {steps}
    </SplitSection>
  );
}
