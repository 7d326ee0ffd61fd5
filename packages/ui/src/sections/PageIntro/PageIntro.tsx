import type { ReactNode } from 'react';
import { Container, Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import * as styles from './PageIntro.css.ts';

export interface PageIntroProps {
  /** The page's one `<h1>`. */
  heading: ReactNode;
  /** Paragraph below the title. */
  lead?: ReactNode;
  /** Content below the lead, such as links. */
  children?: ReactNode;
}

/**
 * How a page without a picture begins.
 *
 * For the beginning of a page without a picture: its name as the one main heading, and a sentence
 * about what can be done here.
 * - For a page that opens with a picture: use Hero. For an article: use PostHero.
 * - For the beginning of a section: use SectionIntro.
 * - Twice on a page: its heading is the page’s one level 1.
 */
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
          <Stack gap="lg">
            {lead !== undefined && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {children}
          </Stack>
        </Container>
      )}
    </div>
  );
}
