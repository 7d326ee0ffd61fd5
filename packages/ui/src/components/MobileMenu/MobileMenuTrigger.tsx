import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './MobileMenu.css.ts';
import { useMobileMenu } from './MobileMenuProvider.tsx';

export interface MobileMenuTriggerProps {
  /** Face of the button: an icon, or an icon and a word. */
  children: ReactNode;
  /** Accessible name, where `children` have no words. */
  'aria-label'?: string;
}

/**
 * Opens the MobileMenu. Without JavaScript it is a link to the site map of SiteFooter. It takes its
 * look from what is around it. React Aria's Button.
 */
export function MobileMenuTrigger({ children, 'aria-label': label }: MobileMenuTriggerProps) {
  const { isOpen, toggle } = useMobileMenu();
  return (
    <>
      <Button
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={toggle}
      >
        {children}
      </Button>
      <a href="#site-map" aria-label={label} className={styles.fallback}>
        {children}
      </a>
    </>
  );
}
