import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure,
  DisclosurePanel,
  type DisclosurePanelProps,
} from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  /** Its AccordionItems. */
  children: ReactNode;
  /** `id`s of the items that are open at first. */
  defaultExpandedKeys?: Iterable<string>;
}

/**
 * Headings that open their answers: one at a time, and the open one can be closed
 * (docs/behavior.md#faq). Answers are in the HTML: readable
 * without JavaScript and found by find-in-page. React Aria's DisclosureGroup.
 */
export function Accordion(props: AccordionProps) {
  return <DisclosureGroup {...props} className={styles.accordion} />;
}

/** Without JavaScript the panel is shown although it is "closed": it must then be heard as well. */
const heard: DisclosurePanelProps['render'] = ({ 'aria-hidden': _, ...props }) => (
  <div {...props} />
);

export interface AccordionItemProps {
  /** The words that are pressed. */
  title: ReactNode;
  /** The answer. */
  children: ReactNode;
  /** Key in the accordion's `defaultExpandedKeys`. */
  id?: string;
  /** Level of the title in the page's outline. Default 3. */
  level?: 2 | 3 | 4;
}

/** A title with its answer. React Aria's Disclosure. */
export function AccordionItem({ title, children, level = 3, ...props }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <Disclosure {...props} className={styles.item}>
      <Heading>
        <Button slot="trigger" className={styles.trigger}>
          {title}
          <span className={styles.mark} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel} render={heard}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
