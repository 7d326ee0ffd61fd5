import { type ReactNode, useId } from 'react';
import { Container, Section, type SectionProps, Stack } from '../../layout/index.ts';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './SplitSection.css.ts';

export interface SplitSectionProps extends SectionOpening, Pick<SectionProps, 'tone'> {
  /** Content below the heading, e.g. an action. */
  aside?: ReactNode;
  /** Content beside the heading. */
  children: ReactNode;
}

/**
 * Section whose heading stays in view beside long content. On phones the heading is above. BulletSection,
 * ProcessTimeline, and Faq use it.
 *
 * - For short content: use Section with SectionIntro.
 * - For two equal parts side by side: use Grid.
 */
export function SplitSection({
  id,
  aside,
  tone = 'background',
  children,
  ...opening
}: SplitSectionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} tone={tone} id={id}>
      <Container>
        <div className={styles.columns}>
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
