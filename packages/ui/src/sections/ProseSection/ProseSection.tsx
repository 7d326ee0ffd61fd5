import { type ReactNode, useId } from 'react';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './ProseSection.css.ts';

export interface ProseSectionProps extends Partial<Omit<SectionOpening, 'lead'>> {
  /** The paragraphs. The first is in large type. */
  paragraphs: readonly ReactNode[];
  /** Something to look at or to try, such as a Compare, in the full width below the heading. */
  exhibit?: ReactNode;
}

/**
 * Section with a heading and two to four paragraphs, the first one large. Renders nothing without
 * paragraphs.
 *
 * - For a list of features: use FeatureGrid.
 * - For the story of a place, with a picture: use PictureStory.
 * - For other content beside a heading: use SplitSection.
 */
export function ProseSection({
  id,
  paragraphs,
  exhibit,
  heading: ownHeading,
  ...opening
}: ProseSectionProps) {
  const heading = useLabel('ProseSection', 'heading', 'What We Offer', ownHeading);
  const headingId = useId();
  const [statement, ...details] = paragraphs;
  if (statement === undefined) return null;
  return (
    <Section aria-labelledby={headingId} id={id}>
      <Container>
        <Stack gap="xl">
          <SectionIntro {...opening} heading={heading} headingId={headingId} />
          {exhibit}
          <FadeIn>
            <div className={styles.paragraphs}>
              <p className={styles.statement}>{statement}</p>
              {details.length > 0 && (
                <Stack gap="md">
                  {details.map((paragraph, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
                    <Text key={index} tone="muted">
                      {paragraph}
                    </Text>
                  ))}
                </Stack>
              )}
            </div>
          </FadeIn>
        </Stack>
      </Container>
    </Section>
  );
}
