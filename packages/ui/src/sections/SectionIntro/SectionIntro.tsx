import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { Heading, Text, VisuallyHidden } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import * as styles from './SectionIntro.css.ts';

export interface SectionIntroProps {
  /** The heading of the section, of level 2. */
  heading: ReactNode;
  /** Names the section: its `aria-labelledby`. */
  headingId: string;
  /** A few words above the heading; at most one such label a section. */
  label?: ReactNode;
  /** Paragraph below the heading. */
  lead?: ReactNode;
  /** `split` sets the lead beside the heading where there is room. */
  layout?: keyof typeof styles.layout;
  /** Only the heading, heard and not seen. */
  isHidden?: boolean;
  /** An action that belongs to the whole section. */
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
