import type { ReactNode } from 'react';
import { useMobileMenu } from './MobileMenuProvider.tsx';
import * as styles from './MobileMenuTrigger.css.ts';

export interface MobileMenuTriggerProps {
  /** Face of the button: an icon, or an icon and a word. */
  children: ReactNode;
  /** Where the links are without JavaScript. Default: `#site-map`, the navigation of SiteFooter. */
  fallbackHref?: string;
  /** Accessible name, where `children` have no words. */
  'aria-label'?: string;
}

/**
 * Opens the slide-in menu. A plain `<button>`, so that a press before hydration can be held and
 * replayed; without JavaScript a link to the footer's site map. It looks like what is around it.
 */
export function MobileMenuTrigger({
  children,
  fallbackHref = '#site-map',
  'aria-label': label,
}: MobileMenuTriggerProps) {
  const { isOpen, toggle } = useMobileMenu();
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {children}
      </button>
      <a href={fallbackHref} aria-label={label} className={styles.fallback}>
        {children}
      </a>
    </>
  );
}
