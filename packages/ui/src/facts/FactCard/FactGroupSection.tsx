import { type ReactNode, useId } from 'react';
import { useFocusKept } from '../../desk/useFocusKept.ts';
import * as styles from './FactCard.css.ts';

export interface FactGroupSectionProps {
  /** Name of the group. */
  title: string;
  /** Buttons beside its name. */
  tools?: ReactNode;
  /** Its FactCards. */
  children: ReactNode;
}

/** Facts that belong together, under a heading. Renders a named `<section>`. */
export function FactGroupSection({ title, tools, children }: FactGroupSectionProps) {
  const id = useId();
  return (
    <section {...useFocusKept()} aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h2 id={id} className={styles.groupTitle}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
