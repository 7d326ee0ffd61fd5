import { type ReactNode, useId } from 'react';
import { Container, Section, type SectionProps, Stack } from '../../layout/index.ts';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './SplitSection.css.ts';

export interface SplitSectionProps extends SectionOpening, Pick<SectionProps, 'tone'> {
  /** Under the heading, e.g. an action. */
  aside?: ReactNode;
  /** How much of the width the heading's side takes: five twelfths or a third. */
  proportion?: keyof typeof styles.proportion;
  /** Content beside the picture. */
  children: ReactNode;
}

/**
 * A heading that stays in view beside something long. On phones the heading stands above. BulletSection,
 * ProseSection, ProcessTimeline and Faq are built on it.
 *
 * - For something short: use Section with SectionIntro above it.
 * - For two things of one rank side by side: use Grid.
 */
export function SplitSection({
  id,
  aside,
  proportion = 'even',
  tone = 'ground',
  children,
  ...opening
}: SplitSectionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} tone={tone} id={id}>
      <Container>
        <div className={`${styles.columns} ${styles.proportion[proportion]}`}>
          <div className={styles.heading}>
            <Stack gap="lg" align="start">
              <SectionIntro {...opening} headingId={headingId} />
              {aside}
            </Stack>
          </div>
          {children}
        </div>
      </Container>
    </Section>
  );
}
