import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Anchor } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { currentPage, isGroup, type NavGroup, type NavLink } from '../NavMenu/navigation.ts';
import { keepWithin } from './keepWithin.ts';
import * as styles from './MobileMenu.css.ts';
import { MobileMenuGroup } from './MobileMenuGroup.tsx';
import { close, menuId } from './MobileMenuTrigger.tsx';

export { MobileMenuTrigger, type MobileMenuTriggerProps } from './MobileMenuTrigger.tsx';

export const defaultMobileMenuLabels = {
  /** Name of the sheet and its navigation. */
  menu: 'Menu',
  /** Name of the close button. */
  close: 'Close menu',
  /** Name of a group's button, from the group's label. */
  group: (label: string) => `${label} pages`,
};

export interface MobileMenuProps {
  /**
   * Entries of the sheet, in order. A group is a link to its overview and a button that opens its
   * pages.
   */
  items: readonly (NavLink | NavGroup)[];
  /** A full-width button below the entries. */
  callToAction?: NavLink;
  /** Path of the current page. Its link gets `aria-current`, and the sheet closes when the path changes. */
  currentPath?: string;
  /** Controls beside the close button, such as a ThemeSwitch. */
  actions?: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultMobileMenuLabels>;
}

/**
 * Slide-in menu for phones (docs/behavior/every-page.md#phone-menu). It is a dialog in a native popover, so it opens
 * before hydration, closes with Escape, and returns the focus. A modal `<dialog>` would restyle the whole page. Pressing
 * a link or the overlay also closes it. A page has one MobileMenu and any number of MobileMenuTriggers.
 */
export function MobileMenu({
  items,
  callToAction,
  currentPath,
  actions,
  labels: ownLabels,
}: MobileMenuProps) {
  const labels = useLabels('MobileMenu', defaultMobileMenuLabels, ownLabels);
  // In the commit of the new page, because a later effect would close a sheet that was opened on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the Back gesture changes the page without a press on a link
  useLayoutEffect(() => close, [currentPath]);

  // A popover leaves the rest of the page within reach.
  const onToggle = ({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) => {
    // React also passes on the events of the groups.
    if (newState === 'open' && target === currentTarget) keepWithin(currentTarget);
  };
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Visitors may have opened it before hydration.
    if (sheet.current?.matches(':popover-open')) keepWithin(sheet.current);
  }, []);
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
    <div
      ref={sheet}
      id={menuId}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={labels.menu}
      className={styles.sheet}
      onClick={onClick}
      onToggle={onToggle}
    >
      <button
        type="button"
        className={styles.overlay}
        tabIndex={-1}
        aria-hidden="true"
        popoverTarget={menuId}
        popoverTargetAction="hide"
      />
      <div className={styles.content}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            aria-label={labels.close}
            // biome-ignore lint/a11y/noAutofocus: it receives the focus when the popover opens, not when the page does
            autoFocus
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <X strokeWidth={1.5} />
          </button>
          {actions}
        </div>
        <nav aria-label={labels.menu}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.label} className={styles.row}>
                {isGroup(item) ? (
                  <MobileMenuGroup
                    group={item}
                    label={labels.group(item.label)}
                    currentPath={currentPath}
                  />
                ) : (
                  <Anchor
                    href={item.href}
                    className={item.isQuiet ? styles.quietLink : styles.link}
                    aria-current={currentPage(item.href, currentPath)}
                  >
                    {item.label}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {callToAction && (
          <div className={styles.foot}>
            <ButtonLink href={callToAction.href} width="full">
              {callToAction.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
