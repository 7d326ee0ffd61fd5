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
  /** Content beside them on wide screens, such as a search. */
  aside?: ReactNode;
}

/**
 * Opening of a page without a picture: its `<h1>` and a sentence. Once per page.
 *
 * - For a page that opens with a picture: use Hero. For an article: use PostHero.
 * - For the start of a section: use SectionIntro.
 */
export function PageIntro({ heading, lead, children, aside }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <Container>
        <div className={styles.columns}>
          <Stack gap="md">
            <Heading level={1} size="hero">
              {heading}
            </Heading>
            {lead !== undefined && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {children}
          </Stack>
          {aside}
        </div>
      </Container>
    </div>
  );
}
