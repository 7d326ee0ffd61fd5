import type { ReactNode, Ref } from 'react';
import * as styles from './layout.css.ts';

export interface SectionProps {
  children: ReactNode;
  /** Target of in-page links such as `#contact`. */
  id?: string;
  /** Id of the heading that names this region; without it the section is no landmark. */
  'aria-labelledby'?: string;
  'aria-label'?: string;
  space?: keyof typeof styles.section;
  tone?: keyof typeof styles.tone;
  ref?: Ref<HTMLElement>;
}

/** One stretch of a page with the house's vertical rhythm. Renders `<section>`. */
export function Section({ children, space = 'section', tone = 'ground', ...props }: SectionProps) {
  return (
    <section {...props} className={`${styles.section[space]} ${styles.tone[tone]}`}>
      {children}
    </section>
  );
}
