import type { ReactNode } from 'react';
import { Container } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import * as styles from './PageIntro.css.ts';

export interface PageIntroProps {
  /** The page's one `<h1>`. */
  heading: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** How a page without a picture begins. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <Container>
        <Heading level={1} size="hero">
          {heading}
        </Heading>
      </Container>
      {(lead !== undefined || children) && (
        <Container>
          {lead !== undefined && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
          {children}
        </Container>
      )}
    </div>
  );
}
