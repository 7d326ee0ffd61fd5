import { type KeyboardEvent, useRef } from 'react';
import { Anchor } from '../../text/index.ts';
import { moveFocus, TOP_LEVEL } from './moveFocus.ts';
import * as styles from './NavMenu.css.ts';
import { NavMenuGroup } from './NavMenuGroup.tsx';
import { currentPage, type NavGroup, type NavLink } from './navigation.ts';
import { useNavMenu } from './useNavMenu.ts';

export interface NavMenuProps {
  groups: readonly NavGroup[];
  /** Links without a panel, after the groups. */
  links: readonly NavLink[];
  /** A last link of low emphasis. */
  admin?: NavLink;
  /** Path of the page being shown; its link gets `aria-current`. */
  currentPath?: string;
  /** Name of the landmark. */
  'aria-label'?: string;
}

/**
 * Disclosure navigation after the APG, not `role="menu"` (docs/behavior.md#menu-timing). Panels are
 * in the HTML, and open on hover and focus where there is no JavaScript. A panel hangs under the
 * nearest positioned ancestor, so that the bar decides how wide it is. Colors on the bar follow
 * `--ui-bar-ink` and `--ui-bar-accent`.
 */
export function NavMenu({
  groups,
  links,
  admin,
  currentPath,
  'aria-label': label = 'Main',
}: NavMenuProps) {
  const bar = useRef<HTMLElement>(null);
  const { open, intent } = useNavMenu(bar);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (moveFocus(event.key, event.currentTarget, event.target as HTMLElement))
      event.preventDefault();
  };
  return (
    <nav ref={bar} aria-label={label} onKeyDown={onKeyDown}>
      <ul className={styles.bar}>
        {groups.map((group) => (
          <NavMenuGroup
            key={group.id}
            group={group}
            isOpen={open === group.id}
            intent={intent}
            currentPath={currentPath}
          />
        ))}
        {[...links, ...(admin ? [admin] : [])].map((link) => (
          <li key={link.path}>
            <Anchor
              {...{ [TOP_LEVEL]: '' }}
              href={link.path}
              className={link === admin ? styles.quietLink : styles.link}
              aria-current={currentPage(link.path, currentPath)}
            >
              {link.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
