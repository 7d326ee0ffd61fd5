import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
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
 * Group of a MobileMenu: a link to its overview, and a button that expands its pages. React Aria's
 * Disclosure.
 */
export function MobileMenuGroup({ group, label, currentPath }: MobileMenuGroupProps) {
  const { featured, items } = group;
  return (
    <Disclosure className={styles.group}>
      <Anchor
        href={featured.href}
        className={styles.link}
        aria-current={currentPage(featured.href, currentPath)}
      >
        {group.label}
      </Anchor>
      <Button slot="trigger" aria-label={label} className={styles.toggle} />
      <DisclosurePanel className={styles.panel}>
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
      </DisclosurePanel>
    </Disclosure>
  );
}
