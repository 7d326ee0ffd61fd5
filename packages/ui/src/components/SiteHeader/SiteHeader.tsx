import { Menu, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Anchor, VisuallyHidden } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { MobileMenuTrigger } from '../MobileMenu/MobileMenuTrigger.tsx';
import { NavMenu, type NavMenuProps } from '../NavMenu/NavMenu.tsx';
import * as styles from './SiteHeader.css.ts';

/** CSS pixels (docs/behavior/every-page.md#desktop-bar). */
const SCROLL_THRESHOLD = 20;

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether the page is scrolled past the threshold. False on the server. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
}

export const defaultSiteHeaderLabels = {
  /** Screen reader text after the logo. It names the home link if the logo has no text. */
  home: 'Home',
  /** Name of the navigation. */
  navigation: 'Main',
  /** Name of the phone link, made from the number as it is written. */
  call: (phone: string) => `Call ${phone}`,
  /** Name of the message link. */
  message: 'Send a message',
  /** Name of the button that opens the MobileMenu. */
  menu: 'Menu',
};

export interface SiteHeaderProps extends Pick<NavMenuProps, 'items' | 'currentPath'> {
  /** The logo in the home link: an SVG, an image, or the company's name. If an image shows the name, use the name as its `alt`. */
  logo: ReactNode;
  /** Address of the home page. */
  homeHref: string;
  /** The number to call: `label` as it is written, `href` with `tel:`. */
  phone: { label: string; href: string };
  /** Address of the message form, such as `#contact`. */
  messageHref: string;
  /** Opaque before scrolling, for pages that begin with text. Default: false. */
  isSolid?: boolean;
  /**
   * The page starts with a picture. In the dark theme, the bar is transparent over it until it becomes opaque.
   * In the light theme, the bar is above it. Default: false.
   */
  isOverPicture?: boolean;
  /** Controls at the end of the bar from 768 px on, such as a ThemeSwitch. */
  actions?: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultSiteHeaderLabels>;
}

/**
 * Header of every page: logo, phone link, and message link, with the number and the NavMenu from 768 px on
 * and a menu button below. It sticks to the top and becomes opaque after 20 px of scrolling. Its button
 * opens the page's MobileMenu.
 */
export function SiteHeader({
  logo,
  homeHref,
  phone,
  messageHref,
  isSolid = false,
  isOverPicture = false,
  actions,
  labels: ownLabels,
  ...navigation
}: SiteHeaderProps) {
  const isScrolled = useScrolled();
  const labels = useLabels('SiteHeader', defaultSiteHeaderLabels, ownLabels);
  return (
    <header
      className={styles.header}
      data-solid={isSolid || undefined}
      data-scrolled={isScrolled || undefined}
      data-over-picture={isOverPicture || undefined}
    >
      <div className={styles.bar}>
        <Anchor href={homeHref} className={styles.brand}>
          {logo}
          <VisuallyHidden> {labels.home}</VisuallyHidden>
        </Anchor>
        <div className={styles.navigation}>
          <NavMenu {...navigation} aria-label={labels.navigation} />
        </div>
        <div className={styles.actions}>
          <a href={phone.href} aria-label={labels.call(phone.label)} className={styles.call}>
            <Phone size={20} strokeWidth={1.5} />
            <span className={styles.desktopOnly}>{phone.label}</span>
          </a>
          <Anchor href={messageHref} aria-label={labels.message} className={styles.icon}>
            <MessageCircle size={20} strokeWidth={1.5} />
          </Anchor>
          {actions && <div className={styles.desktopOnly}>{actions}</div>}
          <div className={styles.menu}>
            <MobileMenuTrigger aria-label={labels.menu}>
              <Menu size={24} strokeWidth={1.5} />
            </MobileMenuTrigger>
          </div>
        </div>
      </div>
    </header>
  );
}
