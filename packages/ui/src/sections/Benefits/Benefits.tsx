import type { ReactNode } from 'react';
import { Text } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/index.ts';
import { SplitSection } from '../SplitSection/index.ts';
import * as styles from './Benefits.css.ts';

export interface BenefitsProps {
  items: readonly string[];
  heading: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  id?: string;
}

/**
 * What one gains, one line each. Nothing without lines.
 *
 * For what one gains, in one line each: four to eight lines under a heading that names the offer.
 * - For lines that need a sentence of their own beneath them: use FeatureGrid.
 * - For steps in their order: use ProcessTimeline.
 * - For one claim and what proves it, beside a picture: use BulletStatement.
 */
export function Benefits({ items, heading, label, lead, id }: BenefitsProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection heading={heading} label={label} lead={lead} id={id} tone="surface">
      <FadeIn>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets */}
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item} className={styles.benefit}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      </FadeIn>
    </SplitSection>
  );
}
