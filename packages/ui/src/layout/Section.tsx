import type { ReactNode, Ref } from 'react';
import * as styles from './layout.css.ts';

export interface SectionProps {
  /** Content of the section. */
  children: ReactNode;
  /** Target of in-page links such as `#contact`. */
  id?: string;
  /** Id of the heading that names this region; without it the section is no landmark. */
  'aria-labelledby'?: string;
  /** Name of the section for screen readers, when no heading names it. */
  'aria-label'?: string;
  /** Space above and below. */
  space?: keyof typeof styles.section;
  /** Background of the section. */
  tone?: keyof typeof styles.tone;
  /** Ref to the `section` element. */
  ref?: Ref<HTMLElement>;
}

/** Part of a page with vertical spacing and a background. Renders `<section>`. */
export function Section({
  children,
  space = 'section',
  tone = 'background',
  ...props
}: SectionProps) {
  return (
    <section {...props} className={`${styles.section[space]} ${styles.tone[tone]}`}>
      {children}
    </section>
  );
}
