import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../text/index.ts';
import { useLabel, useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './CategoryTabs.css.ts';
import type { CategoryTab } from './tabs.ts';

export interface CategoryTabsProps {
  /** Id of the current tab. */
  selected: string;
  /** URL of a tab, e.g. `/blog?category=audio`. */
  hrefOf: (id: string) => string;
  /** The tabs, in order. */
  items: readonly CategoryTab[];
  /** Accessible name of the landmark. Default: "Categories". */
  'aria-label'?: string;
}

/**
 * Navigation between the categories of the blog. Each category has its own URL, so the tabs are links in a
 * named `<nav>` and not ARIA tabs, which would hide the URLs and cost 12 KiB.
 */
export function CategoryTabs({
  selected,
  hrefOf,
  items,
  'aria-label': ownLabel,
}: CategoryTabsProps) {
  const label = useLabel('CategoryTabs', 'label', 'Categories', ownLabel);
  const names = useLabels<Readonly<Record<string, string>>>('CategoryTab', {});
  const strip = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the selected tab
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const frame = strip.current?.getBoundingClientRect();
    if (!current || !frame) return;
    const left = current.left + current.width / 2 - (frame.left + frame.width / 2);
    strip.current?.scrollBy({ left, behavior: 'instant' });
  }, [selected]);

  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets */}
      <ul role="list" ref={strip} className={styles.strip}>
        {items.map(({ id, label: name, icon }) => (
          <li key={id}>
            <Anchor
              href={hrefOf(id)}
              className={styles.tab}
              aria-current={id === selected ? 'page' : undefined}
            >
              <Icon icon={icon} />
              {names[id] ?? name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
