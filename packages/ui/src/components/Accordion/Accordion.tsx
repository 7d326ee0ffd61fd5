import { type ReactNode, useId } from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** The words that are pressed. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /** Key of the item. Default: its title, if that is a text. */
  id?: string;
}

export interface AccordionProps {
  /** Titles with their answers, in reading order. */
  items: readonly AccordionItem[];
  /** `id` of the item that is open at first. */
  defaultExpandedKey?: string;
  /** Level of the titles in the page's outline. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * Headings that open their answers: one at a time, and the open one can be closed
 * (docs/behavior.md#faq). Native `<details>` of one name: they answer before any script has loaded,
 * and find-in-page opens them.
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
