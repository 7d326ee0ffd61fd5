import { type ReactNode, useId } from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** The title that opens the answer. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /** Key of the item. Default: its title, if that is a string. */
  id?: string;
}

export interface AccordionProps {
  /** Titles with their answers, in reading order. */
  items: readonly AccordionItem[];
  /** `id` of the item that is open initially. */
  defaultExpandedKey?: string;
  /** Level of the titles. Default: 3. */
  level?: 2 | 3 | 4;
}

/**
 * Headings that expand and collapse their answers, one open at a time (docs/behavior/shared-parts.md#faq). It consists
 * of native `<details>` with one name, so it works before scripts load, and find-in-page opens the answers.
 */
export function Accordion({ items, defaultExpandedKey, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, id = String(title) }) => (
        <details key={id} name={name} open={id === defaultExpandedKey} className={styles.item}>
          <summary className={styles.trigger}>
            <Heading>{title}</Heading>
            <span className={styles.mark} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
