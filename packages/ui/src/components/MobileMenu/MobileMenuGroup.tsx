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
  const { featured, items, mobileItemCount } = group;
  const shown = [featured, ...items.slice(0, mobileItemCount ?? items.length)];
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
        {shown.map(({ name, path }) => (
          <li key={path}>
            <Anchor
              href={path}
              className={styles.item}
              aria-current={currentPage(path, currentPath)}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
