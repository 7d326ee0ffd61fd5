import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as styles from './MediaCenterFrame.css.ts';

export interface MediaTab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface MediaTabsProps<Id extends string> {
  tabs: readonly MediaTab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Names the list of tabs. */
  label: string;
}

/** Where an arrow key leads; `undefined` for keys that are none of the tabs' business. */
function targetOf(key: string, index: number, count: number, isRightToLeft: boolean) {
  const step = isRightToLeft ? -1 : 1;
  if (key === 'ArrowRight') return (index + step + count) % count;
  if (key === 'ArrowLeft') return (index - step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs after the ARIA pattern, with a choice that follows the focus. All panels stay in the page, so
 * that an upload goes on and a gallery keeps its place behind the other tab.
 */
export function MediaTabs<Id extends string>({
  tabs,
  selected,
  onSelect,
  label,
}: MediaTabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetOf(event.key, index, tabs.length, isRightToLeft);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
