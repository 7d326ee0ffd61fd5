import { type ReactNode, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';

export interface TabItem<Id extends string = string> {
  /** Names the tab for `selectedKey` and `onSelectionChange`. */
  id: Id;
  /** Text of the tab. */
  label: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** Disables the tab. */
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> {
  /** Names the list of tabs. */
  'aria-label': string;
  /** The tabs, in reading order. */
  items: readonly TabItem<Id>[];
  /** Id of the selected tab, if controlled. Otherwise the first tab is selected initially. */
  selectedKey?: Id;
  /** Called with the id of the selected tab. */
  onSelectionChange?: (id: Id) => void;
}

/**
 * Tabs that show one panel at a time. Hidden panels keep their state, such as typed text. Renders a named
 * `tablist` and a `tabpanel` for each tab.
 */
export function Tabs<Id extends string = string>({
  'aria-label': label,
  items,
  onSelectionChange,
  ...props
}: TabsProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);
  useCurrentInSight(listRef, props.selectedKey);
  return (
    <AriaTabs
      {...props}
      onSelectionChange={(key) => onSelectionChange?.(key as Id)}
      className={styles.tabs}
    >
      <TabList ref={listRef} aria-label={label} className={styles.list}>
        {items.map(({ id, label, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
            {label}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} shouldForceMount className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
