import { type ReactNode, useId } from 'react';
import { Container, Section } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './ComingSoon.css.ts';

export interface ComingSoonProps extends Omit<SectionOpening, 'lead'> {
  /** What will be here, and when. */
  text?: ReactNode;
  /** Links to see until then. */
  actions?: readonly SectionAction[];
}

/**
 * Placeholder for content that isn't ready, such as the projects of a new city. It says what will be here,
 * when, and what to see until then.
 *
 * - For content that failed to load: use LoadFailure. While content loads: use Skeleton.
 * - For a section without content: leave it out.
 */
export function ComingSoon({ heading, text, label: ownLabel, actions = [], id }: ComingSoonProps) {
  const label = useLabel('ComingSoon', 'label', 'Coming soon', ownLabel);
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} id={id}>
      <Container>
        <div className={styles.frame}>
          <div className={styles.column}>
            <Text size="label" tone="accent">
              {label}
            </Text>
            <Heading level={2} size="title" id={headingId}>
              {heading}
            </Heading>
          </div>
          <div className={styles.column}>
            {text !== undefined && <Text tone="muted">{text}</Text>}
            {actions.length > 0 && <Actions items={actions} emphasis="quiet" />}
          </div>
        </div>
      </Container>
    </Section>
  );
}
