import type { ReactNode } from 'react';
import * as styles from './MobileMenu.css.ts';

/** The id of the page's only sheet. */
export const menuId = 'mobile-menu';

const sheetOf = () => document.getElementById(menuId);

/** @throws if the page has no MobileMenu (docs/behavior/data.md#errors) */
function checkSheet() {
  if (sheetOf()) return;
  throw new Error(
    'A MobileMenuTrigger was pressed, but the page has no MobileMenu. Render one MobileMenu on each page that has a trigger, for example with SiteHeader.',
  );
}

export function close() {
  sheetOf()?.togglePopover?.(false);
}

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
        popoverTarget={menuId}
        popoverTargetAction="show"
        onClick={checkSheet}
      >
        {children}
      </button>
      <a href="#site-map" aria-label={label} className={styles.fallback}>
        {children}
      </a>
    </>
  );
}
