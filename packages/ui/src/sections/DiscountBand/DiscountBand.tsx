import { type ReactNode, useId } from 'react';
import { Container, Section } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import * as styles from './DiscountBand.css.ts';

export interface DiscountBandProps {
  /** The discount in large type, e.g. "15%". */
  figure: string;
  /** The offer, as a heading of level 2. */
  heading: ReactNode;
  /** The conditions, in one sentence. */
  text?: ReactNode;
  /** What a visitor must do to get it (docs/behavior/company.md#discount). */
  conditions?: ReactNode;
}

/**
 * Full-width band for a discount: the amount, who gets it, and the conditions. Once per page.
 *
 * - For a price or a price range: use ProseSection or Faq.
 * - For the end of a page: use CallToAction.
 */
export function DiscountBand({ figure, heading, text, conditions }: DiscountBandProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} space="none" tone="lamp">
      <Container>
        <div className={styles.band}>
          <span aria-hidden className={styles.figure}>
            {figure}
          </span>
          <div className={styles.text}>
            <Heading level={2} size="heading" id={headingId}>
              {heading}
            </Heading>
            <div>
              {text !== undefined && <Text tone="muted">{text}</Text>}
              {conditions !== undefined && <Text size="small">{conditions}</Text>}
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
