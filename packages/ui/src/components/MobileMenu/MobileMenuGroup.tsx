import { Anchor } from '../../text/index.ts';
import { currentPage, type NavGroup } from '../NavMenu/navigation.ts';
import * as styles from './MobileMenu.css.ts';

interface MobileMenuGroupProps {
  group: NavGroup;
  /** Name of the button that opens the group. */
  label: string;
  currentPath?: string;
}

/**
 * Group of a MobileMenu: a link to its overview, and a button that expands its pages. It's a native
 * `<details>`, which opens before hydration, like the sheet itself.
 */
export function MobileMenuGroup({ group, label, currentPath }: MobileMenuGroupProps) {
  const { featured, items } = group;
  return (
    <>
      <Anchor
        href={featured.href}
        className={styles.overview}
        aria-current={currentPage(featured.href, currentPath)}
      >
        {group.label}
      </Anchor>
      <details>
        <summary aria-label={label} className={styles.toggle} />
        <ul className={styles.items}>
          {[featured, ...items].map((item) => (
            <li key={item.href}>
              <Anchor
                href={item.href}
                className={styles.item}
                aria-current={currentPage(item.href, currentPath)}
              >
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
