import { Text } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import * as styles from './Benefits.css.ts';

export interface BenefitsProps extends SectionOpening {
  /** One benefit each, in a few words. */
  items: readonly string[];
}

/**
 * What one gains, one line each. Nothing without lines.
 *
 * For what one gains, in one line each: four to eight lines under a heading that names the offer.
 * - For lines that need a sentence of their own beneath them: use FeatureGrid.
 * - For steps in their order: use ProcessTimeline.
 * - For one claim and what proves it, beside a picture: use BulletSection.
 */
export function Benefits({ items, ...opening }: BenefitsProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection {...opening} tone="lamp">
      <FadeIn>
        <List className={styles.list}>
          {items.map((item) => (
            <li key={item} className={styles.benefit}>
              <Text>{item}</Text>
            </li>
          ))}
        </List>
      </FadeIn>
    </SplitSection>
  );
}
