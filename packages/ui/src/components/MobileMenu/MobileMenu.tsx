import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Anchor } from '../../text/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { currentPage, type NavGroup, type NavLink } from '../NavMenu/index.ts';
import * as styles from './MobileMenu.css.ts';
import { MobileMenuGroup } from './MobileMenuGroup.tsx';
import { useMobileMenu } from './MobileMenuProvider.tsx';

export interface MobileMenuProps {
  /** The sheet's links in order; one that leads to a group's root carries that group's section. */
  links: readonly NavLink[];
  groups: readonly NavGroup[];
  /** Drawn last with low emphasis, and not a second time where `links` has it too. */
  admin?: NavLink;
  quote: { label: string; path: string };
  /** Path of the page being shown. The sheet closes when it changes. */
  currentPath?: string;
  /** Beside the close button, e.g. a ThemeSwitch. */
  actions?: ReactNode;
  /** Name of the sheet. */
  'aria-label'?: string;
  closeLabel?: string;
  /** Name of a section's toggle, made from its group's label. */
  sectionLabel?: (group: string) => string;
}

/**
 * The slide-in menu of phones (docs/behavior.md#phone-menu): a native modal `<dialog>`, which keeps the
 * focus, closes with Escape and gives the focus back. A press on a link or beside the sheet closes
 * it too. Its content is made when it is first opened.
 */
export function MobileMenu({
  currentPath,
  'aria-label': label = 'Menu',
  ...content
}: MobileMenuProps) {
  const { isOpen, hasOpened, close } = useMobileMenu();
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen && !sheet.current?.open) sheet.current?.showModal();
    if (!isOpen) sheet.current?.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the back gesture changes the page without a press on any link
  useEffect(close, [currentPath]);

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    if (target === event.currentTarget || target.closest('a')) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own, Enter on a link arrives as a click
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={label}
      onClose={close}
      onClick={onClick}
    >
      {hasOpened && (
        <MobileMenuContent {...content} label={label} currentPath={currentPath} onClose={close} />
      )}
    </dialog>
  );
}

interface MobileMenuContentProps extends Omit<MobileMenuProps, 'currentPath' | 'aria-label'> {
  label: string;
  currentPath: string | undefined;
  onClose: () => void;
}

function MobileMenuContent({
  label,
  links,
  groups,
  admin,
  quote,
  currentPath,
  actions,
  closeLabel = 'Close menu',
  sectionLabel = (group) => `${group} pages`,
  onClose,
}: MobileMenuContentProps) {
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <X strokeWidth={1.5} />
        </button>
        {actions}
      </div>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {links.map((link) => {
            if (link.path === admin?.path) return null;
            const group = groups.find(({ featured }) => featured.path === link.path);
            return (
              <li key={link.path} className={styles.row}>
                <Anchor
                  href={link.path}
                  className={styles.link}
                  aria-current={currentPage(link.path, currentPath)}
                >
                  {link.name}
                </Anchor>
                {group && (
                  <MobileMenuGroup
                    group={group}
                    label={sectionLabel(group.label)}
                    currentPath={currentPath}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink href={quote.path} width="full">
          {quote.label}
        </ButtonLink>
        {admin && (
          <Anchor
            href={admin.path}
            className={styles.quietLink}
            aria-current={currentPage(admin.path, currentPath)}
          >
            {admin.name}
          </Anchor>
        )}
      </div>
    </div>
  );
}
