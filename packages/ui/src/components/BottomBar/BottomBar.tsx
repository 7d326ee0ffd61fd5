import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Anchor } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import { MobileMenuTrigger } from '../MobileMenu/MobileMenuTrigger.tsx';
import { currentPage } from '../NavMenu/navigation.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarItem {
  /** One short word below the icon. */
  label: string;
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /** Address. An item without one opens the MobileMenu. */
  href?: string;
}

export interface BottomBarProps {
  /** Items of the bar, at most five. */
  items: readonly BottomBarItem[];
  /** Path of the current page. Its item gets `aria-current`. */
  currentPath?: string;
  /** Accessible name of the landmark. Default: "Quick links". */
  'aria-label'?: string;
}

/**
 * Fixed navigation bar at the bottom of phones (docs/behavior/every-page.md#phone-bars). It adds its own height to the
 * end of the page, so the document keeps scrolling and the browser's toolbars work as usual.
 */
export function BottomBar({ items, currentPath, 'aria-label': ownLabel }: BottomBarProps) {
  const label = useLabel('BottomBar', 'label', 'Quick links', ownLabel);
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.list} style={{ [styles.itemCount]: items.length } as CSSProperties}>
        {items.map(({ label: name, icon: Icon, href }) => {
          const face = (
            <>
              <Icon strokeWidth={1.5} className={styles.icon} />
              {name}
            </>
          );
          return (
            <li key={name} className={styles.item}>
              {href === undefined ? (
                <MobileMenuTrigger>{face}</MobileMenuTrigger>
              ) : (
                <Anchor
                  href={href}
                  className={styles.link}
                  aria-current={currentPage(href, currentPath)}
                >
                  {face}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
