import type { ReactNode, Ref } from 'react';
import * as styles from './layout.css.ts';

export interface SectionProps {
  children: ReactNode;
  /** Anchor for in-page links such as `#contact`. */
  id?: string;
  /** Id of the heading that names this region. Without a name, the section is no landmark. */
  'aria-labelledby'?: string;
  /** Accessible name, if no heading names the section. */
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
