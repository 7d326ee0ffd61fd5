import { Menu, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Anchor } from '../../text/index.ts';
import { MobileMenuTrigger } from '../MobileMenu/index.ts';
import { NavMenu, type NavMenuProps } from '../NavMenu/index.ts';
import * as styles from './SiteHeader.css.ts';

/** CSS pixels (docs/behavior.md#desktop-bar). */
const SCROLL_THRESHOLD = 20;

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether the page is scrolled past the threshold; false on the server. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
}

export interface SiteHeaderProps
  extends Pick<NavMenuProps, 'groups' | 'links' | 'admin' | 'currentPath'> {
  brand: string;
  homePath?: string;
  phone: { display: string; href: string };
  /** Where the message icon leads: the page's `#contact`, or the contact page's. */
  messageHref: string;
  /** Opaque from the start, as on articles (docs/behavior.md#desktop-bar). */
  solid?: boolean;
  /** The page begins with a picture: the bar lies over it, in a picture's colors until it is solid. */
  onScene?: boolean;
  /** At the desktop bar's end, e.g. a ThemeSwitch; on phones that is in the MobileMenu. */
  actions?: ReactNode;
  navLabel?: string;
  callLabel?: (phone: string) => string;
  messageLabel?: string;
  menuLabel?: string;
}

/**
 * The bar on top of every page: the whole navigation from 768 px, brand, phone, message and menu
 * button below. It sticks to the top and is opaque past 20 px of scrolling. Needs MobileMenuProvider.
 */
export function SiteHeader({
  brand,
  homePath = '/',
  phone,
  messageHref,
  solid = false,
  onScene = false,
  actions,
  navLabel = 'Main',
  callLabel = (number) => `Call ${number}`,
  messageLabel = 'Send a message',
  menuLabel = 'Menu',
  ...navigation
}: SiteHeaderProps) {
  const isScrolled = useScrolled();
  return (
    <header
      className={styles.header}
      data-solid={solid || undefined}
      data-scrolled={isScrolled || undefined}
      data-on-scene={onScene || undefined}
    >
      <div className={styles.bar}>
        <Anchor href={homePath} className={styles.brand}>
          {brand}
        </Anchor>
        <div className={styles.navigation}>
          <NavMenu {...navigation} aria-label={navLabel} />
        </div>
        <div className={styles.actions}>
          <a href={phone.href} aria-label={callLabel(phone.display)} className={styles.icon}>
            <Phone size={20} strokeWidth={1.5} />
          </a>
          <Anchor href={messageHref} aria-label={messageLabel} className={styles.icon}>
            <MessageCircle size={20} strokeWidth={1.5} />
          </Anchor>
          {actions && <div className={styles.desktopOnly}>{actions}</div>}
          <div className={styles.menu}>
            <MobileMenuTrigger aria-label={menuLabel}>
              <Menu size={24} strokeWidth={1.5} />
            </MobileMenuTrigger>
          </div>
        </div>
      </div>
    </header>
  );
}
