import { type LucideIcon, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { BottomBar } from '../../components/BottomBar/BottomBar.tsx';
import { MobileMenu } from '../../components/MobileMenu/MobileMenu.tsx';
import { ThemeSwitch } from '../../components/ThemeSwitch/ThemeSwitch.tsx';
import { Container } from '../../layout/index.ts';
import { Anchor, Text, VisuallyHidden } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import * as styles from './AdminFrame.css.ts';

export interface AdminLink {
  /** Name of the screen. */
  readonly label: string;
  /** Its URL. */
  readonly href: string;
  /** Icon for the phone's bar, which holds the first three links that have one. The others are in the menu. */
  readonly icon?: LucideIcon;
  /** Number of new items. Zero isn't shown. */
  readonly count?: number;
}

/** The fourth item opens the menu. */
const IN_BAR = 3;

const format = new Intl.NumberFormat('en-US');

export interface AdminFrameProps {
  /** The page's one `<h1>`. */
  title: ReactNode;
  /** The admin screens, in order, from the one that the brand links to. */
  links: readonly AdminLink[];
  /** The `href` in `links` of this screen. */
  currentHref: string;
  /** Who is signed in, and the button to sign out. */
  account?: ReactNode;
  children: ReactNode;
}

/**
 * Page frame of every admin screen, in place of the site's header and footer: a bar with the links between
 * the screens and the account, the `<main>` of the page, and on phones a bar at the bottom. Its text is
 * smaller than on public pages.
 */
export function AdminFrame({ title, links, currentHref, account, children }: AdminFrameProps) {
  const website = { label: 'View website', href: '/' };
  const inBar = links
    .flatMap(({ icon, label, href, count = 0 }) =>
      icon ? [{ icon, href, label: count > 0 ? `${label} ${format.format(count)}` : label }] : [],
    )
    .slice(0, IN_BAR);
  const inMenu = links.filter(({ href }) => inBar.every((one) => one.href !== href));
  return (
    <>
      <div className={compact}>
        <header className={styles.bar}>
          <Anchor href={links[0]?.href ?? currentHref} className={styles.brand}>
            Desk
          </Anchor>
          {/* Without JavaScript, the button for more links to this id. */}
          <nav id="site-map" aria-label="Manager pages" className={styles.links}>
            {links.map(({ label, href, count = 0 }) => (
              <Anchor
                key={href}
                href={href}
                className={styles.link}
                aria-current={href === currentHref ? 'page' : undefined}
              >
                {label}
                {count > 0 && (
                  <span className={styles.count}>
                    {format.format(count)}
                    <VisuallyHidden> new</VisuallyHidden>
                  </span>
                )}
              </Anchor>
            ))}
          </nav>
          <div className={styles.tools}>
            {/* First, because the others must not move once it appears. */}
            {account}
            <Anchor href={website.href} className={styles.website}>
              {website.label}
            </Anchor>
            <ThemeSwitch />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Container>
            <div className={styles.screen}>
              <h1 className={styles.title}>{title}</h1>
              <noscript>
                <Text>
                  This page needs JavaScript. Turn it on in your browser, then reload this page.
                </Text>
              </noscript>
              {children}
            </div>
          </Container>
        </main>
      </div>
      <BottomBar
        aria-label="Manager pages"
        items={[...inBar, { label: 'More', icon: Menu }]}
        currentPath={currentHref}
      />
      <MobileMenu
        labels={{ menu: 'More' }}
        items={[...inMenu, website]}
        currentPath={currentHref}
        actions={<ThemeSwitch />}
      />
    </>
  );
}
