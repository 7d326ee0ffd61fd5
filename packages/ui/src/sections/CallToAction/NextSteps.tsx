import type { ReactNode } from 'react';
import { Heading } from '../../text/index.ts';
import { List } from '../ListSection/ListSection.tsx';
import * as styles from './CallToAction.css.ts';

export interface NextStepsProps {
  /** Heading of level 3. */
  heading: ReactNode;
  /** The steps, one sentence each. */
  items: readonly string[];
}

/** What happens after a form has been sent, beside the form or below it on wide screens. */
export function NextSteps({ heading, items }: NextStepsProps) {
  return (
    <div className={styles.steps}>
      <Heading level={3} size="subheading">
        {heading}
      </Heading>
      <List isOrdered className={styles.list}>
        {items.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </List>
    </div>
  );
}
