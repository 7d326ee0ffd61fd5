import { House, Layers, type LucideIcon, Mail, Menu } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Anchor } from '../../text/index.ts';
import { MobileMenuTrigger } from '../MobileMenu/index.ts';
import { currentPage } from '../NavMenu/index.ts';
import * as styles from './BottomBar.css.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  house: House,
  layers: Layers,
  mail: Mail,
  menu: Menu,
};

export interface BottomBarItem {
  label: string;
  /** `house`, `layers`, `mail` or `menu`; another name leaves the label alone. */
  icon: string;
  /** The item without a path opens the slide-in menu. */
  path: string | null;
}

export interface BottomBarProps {
  items: readonly BottomBarItem[];
  currentPath?: string;
  'aria-label'?: string;
}

/**
 * The bar at the bottom of phones (docs/behavior.md#phone-bars). It is fixed, and gives
 * the page's end the room it covers, so the browser's own scrolling and toolbars stay as they are.
 */
export function BottomBar({
  items,
  currentPath,
  'aria-label': label = 'Quick links',
}: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.list} style={{ [styles.itemCount]: items.length } as CSSProperties}>
        {items.map(({ label: name, icon, path }) => {
          const Icon = icons[icon];
          const face = (
            <>
              {Icon && <Icon strokeWidth={1.5} className={styles.icon} />}
              {name}
            </>
          );
          return (
            <li key={name} className={styles.item}>
              {path === null ? (
                <MobileMenuTrigger>{face}</MobileMenuTrigger>
              ) : (
                <Anchor
                  href={path}
                  className={styles.link}
                  aria-current={currentPage(path, currentPath)}
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
