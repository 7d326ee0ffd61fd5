import type { ReactNode } from 'react';
import { Container } from '../../layout/index.ts';
import { Anchor, VisuallyHidden } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import * as styles from './AdminFrame.css.ts';

export interface AdminLink {
  /** Name of the screen. */
  readonly label: string;
  /** Its URL. */
  readonly href: string;
  /** Number of unread items. Zero isn't shown. */
  readonly count?: number;
}

const format = new Intl.NumberFormat('en-US');

export const defaultAdminFrameLabels = {
  /** Name of the navigation between the screens. */
  links: 'Manager pages',
  /** Screen reader text after the count of a link. */
  waiting: 'unread',
};

export type AdminFrameLabels = typeof defaultAdminFrameLabels;

export interface AdminFrameProps {
  /** The page's one `<h1>`. */
  title: ReactNode;
  /** The admin screens, in order. With a single one there is no navigation. */
  links: readonly AdminLink[];
  /** The `href` in `links` of this screen. */
  currentHref: string;
  /** Who is signed in, and the button to sign out. */
  account?: ReactNode;
  children: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<AdminFrameLabels>;
}

/**
 * Frame of every admin screen: title, links to the other admin screens, and account status. Its text is
 * smaller than on public pages.
 */
export function AdminFrame({
  title,
  links,
  currentHref,
  account,
  children,
  labels: ownLabels,
}: AdminFrameProps) {
  const labels = { ...defaultAdminFrameLabels, ...ownLabels };
  return (
    <Container>
      <div className={compact}>
        <div className={styles.frame}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {links.length > 1 && (
              <nav aria-label={labels.links} className={styles.links}>
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
                        <VisuallyHidden> {labels.waiting}</VisuallyHidden>
                      </span>
                    )}
                  </Anchor>
                ))}
              </nav>
            )}
            {account && <div className={styles.account}>{account}</div>}
          </header>
          {children}
        </div>
      </div>
    </Container>
  );
}
