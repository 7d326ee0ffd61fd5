import { type KeyboardEvent, useRef } from 'react';
import { Anchor } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import { moveFocus, TOP_LEVEL } from './moveFocus.ts';
import * as styles from './NavMenu.css.ts';
import { NavMenuGroup } from './NavMenuGroup.tsx';
import { currentPage, isGroup, type NavGroup, type NavLink } from './navigation.ts';
import { useNavMenu } from './useNavMenu.ts';

export type { NavGroup, NavItem, NavLink } from './navigation.ts';

export interface NavMenuProps {
  /** Links of the bar, in order. A group of links opens a panel. */
  items: readonly (NavLink | NavGroup)[];
  /** Path of the current page. Its link gets `aria-current`. */
  currentPath?: string;
  /** Accessible name of the landmark. Default: "Main". */
  'aria-label'?: string;
}

/**
 * Main navigation with dropdown panels, for wide screens. It is the APG's disclosure navigation and not
 * `role="menu"` (docs/behavior/every-page.md#menu-timing). The panels are in the HTML, and open on hover and focus
 * without JavaScript. A panel is as wide as the navigation and opens below it. With `--ui-bar-position:
 * static`, it opens below the nearest positioned ancestor, such as a wider bar. `--ui-bar-ink` and
 * `--ui-bar-accent` set the colors on the bar.
 */
export function NavMenu({ items, currentPath, 'aria-label': ownLabel }: NavMenuProps) {
  const label = useLabel('NavMenu', 'label', 'Main', ownLabel);
  const bar = useRef<HTMLElement>(null);
  const { open, intent } = useNavMenu(bar);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (moveFocus(event.key, event.currentTarget, event.target as HTMLElement))
      event.preventDefault();
  };
  return (
    <nav ref={bar} aria-label={label} className={styles.navigation} onKeyDown={onKeyDown}>
      <ul className={styles.bar}>
        {items.map((item) =>
          isGroup(item) ? (
            <NavMenuGroup
              key={item.label}
              group={item}
              isOpen={open === item.label}
              intent={intent}
              currentPath={currentPath}
            />
          ) : (
            <li key={item.href}>
              <Anchor
                {...{ [TOP_LEVEL]: '' }}
                href={item.href}
                className={item.isQuiet ? styles.quietLink : styles.link}
                aria-current={currentPage(item.href, currentPath)}
              >
                {item.label}
              </Anchor>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
