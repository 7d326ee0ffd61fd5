import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure,
  DisclosurePanel,
  type DisclosureProps,
} from 'react-aria-components/Disclosure';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import * as styles from './Accordion.css.ts';

export interface AccordionProps
  extends Pick<
    DisclosureGroupProps,
    'allowsMultipleExpanded' | 'defaultExpandedKeys' | 'expandedKeys' | 'onExpandedChange'
  > {
  children: ReactNode;
}

/**
 * Headings that open their answers: one at a time, and the open one can be closed (specification
 * section 4), unless `allowsMultipleExpanded`. Answers are in the HTML: readable without JavaScript
 * and found by find-in-page.
 */
export function Accordion(props: AccordionProps) {
  return <DisclosureGroup {...props} className={styles.accordion} />;
}

export interface AccordionItemProps extends Pick<DisclosureProps, 'id' | 'isDisabled'> {
  title: ReactNode;
  children: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
}

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
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
