import { createContext, type ReactNode, use, useId, useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';
import {
  type DisclosureGroupProps,
  type DisclosureGroupState,
  useDisclosureGroupState,
} from 'react-stately/useDisclosureGroupState';
import { useDisclosureState } from 'react-stately/useDisclosureState';
import * as styles from './Accordion.css.ts';

const GroupContext = createContext<DisclosureGroupState | null>(null);

export interface AccordionProps
  extends Pick<
    DisclosureGroupProps,
    'allowsMultipleExpanded' | 'defaultExpandedKeys' | 'expandedKeys' | 'onExpandedChange'
  > {
  children: ReactNode;
}

/**
 * Headings that open their answers: one at a time, and the open one can be closed
 * (docs/behavior.md#faq), unless `allowsMultipleExpanded`. Answers are in the HTML: readable
 * and found by find-in-page.
 *
 * Built on React Aria's hooks around a native button: its press handling weighs four times this
 * whole component, on every page that has a question.
 */
export function Accordion({ children, ...props }: AccordionProps) {
  return (
    <GroupContext value={useDisclosureGroupState(props)}>
      <div className={styles.accordion}>{children}</div>
    </GroupContext>
  );
}

export interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
  /** Key in the accordion's `expandedKeys`. */
  id?: string;
  isDisabled?: boolean;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
}

/** @throws outside an Accordion. */
export function AccordionItem({
  title,
  children,
  id,
  isDisabled = false,
  level = 3,
}: AccordionItemProps) {
  const group = use(GroupContext);
  if (!group) {
    throw new Error(
      'AccordionItem was rendered outside Accordion, so nothing decides which answers are open. Wrap the items in <Accordion>.',
    );
  }
  const generated = useId();
  const key = id ?? generated;
  const panel = useRef<HTMLDivElement>(null);
  const state = useDisclosureState({
    isExpanded: group.expandedKeys.has(key),
    onExpandedChange: () => group.toggleKey(key),
  });
  const { buttonProps, panelProps } = useDisclosure({ isDisabled }, state, panel);
  // Without JavaScript the panel is shown although it is "closed": it must then be heard as well.
  const { 'aria-hidden': _hidden, ...panelAttributes } = panelProps;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.item}>
      <Heading>
        <button
          type="button"
          id={buttonProps.id}
          aria-expanded={buttonProps['aria-expanded']}
          aria-controls={buttonProps['aria-controls']}
          disabled={isDisabled}
          className={styles.trigger}
          onClick={state.toggle}
        >
          {title}
          <span className={styles.mark} />
        </button>
      </Heading>
      <div {...panelAttributes} ref={panel} className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
