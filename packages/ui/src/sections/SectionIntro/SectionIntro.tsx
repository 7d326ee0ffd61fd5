import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { Heading, Text, VisuallyHidden } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import * as styles from './SectionIntro.css.ts';

export interface SectionIntroProps {
  /** The heading of the section, of level 2. */
  heading: ReactNode;
  /** Id of the heading, for `aria-labelledby` of the section. */
  headingId: string;
  /** Label above the heading. At most one per section. */
  label?: ReactNode;
  /** Paragraph below the heading. */
  lead?: ReactNode;
  /** `split` puts the lead beside the heading on wide screens. */
  layout?: keyof typeof styles.layout;
  /** Shows only the heading, and only to screen readers. */
  isHidden?: boolean;
  /** Action of the whole section. */
  children?: ReactNode;
}

/**
 * Start of a section: an optional label, the heading that names the section, and a sentence or two. Most
 * sections include it.
 *
 * - For the start of a page: use Hero or PageIntro.
 * - For a title without a section: use Heading.
 */
export function SectionIntro({
  heading,
  headingId,
  label,
  lead,
  layout = 'stacked',
  isHidden = false,
  children,
}: SectionIntroProps) {
  if (isHidden) {
    return (
      <h2 id={headingId}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
    );
  }
  const hasMore = lead !== undefined || children !== undefined;
  return (
    <FadeIn>
      <div className={`${styles.intro} ${styles.layout[layout]}`}>
        <Stack gap="sm" align="start">
          {label !== undefined && (
            <Text size="label" tone="accent">
              {label}
            </Text>
          )}
          <Heading level={2} size="display" id={headingId}>
            {heading}
          </Heading>
        </Stack>
        {hasMore && (
          <Stack gap="sm" align="start">
            {lead !== undefined && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {children}
          </Stack>
        )}
      </div>
    </FadeIn>
  );
}
