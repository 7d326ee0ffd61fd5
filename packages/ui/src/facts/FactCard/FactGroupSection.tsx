import { type ReactNode, useId } from 'react';
import * as styles from './FactCard.css.ts';

export interface FactGroupSectionProps {
  /** Name of the group. */
  title: string;
  /** Its FactCards. */
  children: ReactNode;
}

/** Facts that belong together, under a heading. Renders a named `<section>`. */
export function FactGroupSection({ title, children }: FactGroupSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
