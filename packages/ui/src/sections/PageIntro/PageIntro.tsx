import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Container, Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import * as styles from './PageIntro.css.ts';

export interface PageIntroProps {
  /** The page's one `<h1>`. */
  heading: ReactNode;
  /** Paragraph below the title. */
  lead?: ReactNode;
  /** Content below the lead, such as links or a search. */
  children?: ReactNode;
  /** Picture beside them on wide screens, and above them on others. */
  image?: PictureSource;
}

/**
 * Opening of a page: its `<h1>` and a sentence. Once per page.
 *
 * - For a page that opens with a picture across the screen: use Hero. For an article: use PostHero.
 * - For the start of a section: use SectionIntro.
 */
export function PageIntro({ heading, lead, children, image }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      {image && (
        <div className={styles.picture}>
          <Picture
            source={image}
            ratio="fill"
            edge="full-bleed"
            sizes="(min-width: 70em) 50vw, 100vw"
          />
        </div>
      )}
      <Container>
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
      </Container>
    </div>
  );
}
