import type { ReactNode } from 'react';
import * as styles from './MobileMenu.css.ts';

/** The id of the page's only sheet. */
export const menuId = 'mobile-menu';

const sheetOf = () => document.getElementById(menuId) as HTMLDialogElement | null;

/**
 * For browsers without invoker commands. Others open the sheet themselves.
 * @throws if the page has no MobileMenu (docs/behavior/data.md#errors)
 */
function open() {
  const sheet = sheetOf();
  if (!sheet) {
    throw new Error(
      'A MobileMenuTrigger was pressed, but the page has no MobileMenu. Render one MobileMenu on each page that has a trigger, for example with SiteHeader.',
    );
  }
  const isOpened = sheet.open || 'commandForElement' in HTMLButtonElement.prototype;
  if (!isOpened) sheet.showModal();
}

export const close = () => sheetOf()?.close();

/** Lets a button open or close the sheet before hydration. */
export const invokes = (command: 'show-modal' | 'close'): object => ({
  command,
  commandfor: menuId,
});

export interface MobileMenuTriggerProps {
  /** Content of the button: an icon, or an icon and a word. */
  children: ReactNode;
  /** Accessible name, if `children` has no text. */
  'aria-label'?: string;
}

/**
 * Button that opens the MobileMenu of the page, even before hydration. Without JavaScript it is a link to
 * the site map of SiteFooter. It inherits the look of its parent. It throws an error if the page has no
 * MobileMenu.
 */
export function MobileMenuTrigger({ children, 'aria-label': label }: MobileMenuTriggerProps) {
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={open}
        {...invokes('show-modal')}
      >
        {children}
      </button>
      <a href="#site-map" aria-label={label} className={styles.fallback}>
        {children}
      </a>
    </>
  );
}
