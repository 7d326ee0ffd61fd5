import { type ReactNode, useId } from 'react';
import { Container, Section, type SectionProps, Stack } from '../../layout/index.ts';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './SplitSection.css.ts';

export interface SplitSectionProps extends SectionOpening, Pick<SectionProps, 'tone'> {
  /** Content below the heading, e.g. an action. */
  aside?: ReactNode;
  /** Share of the width for the heading: five twelfths or a third. */
  proportion?: keyof typeof styles.proportion;
  /** Content beside the heading. */
  children: ReactNode;
  /** Content below both, in the full width. */
  below?: ReactNode;
}

/**
 * Section whose heading stays in view beside long content. On phones the heading is above. BulletSection,
 * ProseSection, ProcessTimeline, and Faq use it.
 *
 * - For short content: use Section with SectionIntro.
 * - For two equal parts side by side: use Grid.
 */
export function SplitSection({
  id,
  aside,
  proportion = 'even',
  tone = 'background',
  children,
  below,
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
          {below && <div className={styles.below}>{below}</div>}
        </div>
      </Container>
    </Section>
  );
}
