import { useId, useState } from 'react';
import { Anchor } from '../../text/index.ts';
import { currentPage, type NavGroup } from '../NavMenu/index.ts';
import * as styles from './MobileMenuGroup.css.ts';

interface MobileMenuGroupProps {
  group: NavGroup;
  label: string;
  currentPath: string | undefined;
}

/**
 * One section, open or closed by itself. Not an Accordion item, whose title is all button: here the
 * row's words are the link to the section's root and only its end opens the section.
 */
export function MobileMenuGroup({ group, label, currentPath }: MobileMenuGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <ul id={id} hidden={!isOpen} className={styles.items}>
        {[group.featured, ...group.items].map(({ label: name, href }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={styles.item}
              aria-current={currentPage(href, currentPath)}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
