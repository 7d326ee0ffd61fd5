import type { ReactNode } from 'react';
import { Container } from '../../layout/index.ts';
import { Anchor, VisuallyHidden } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import * as styles from './AdminFrame.css.ts';

export interface AdminLink {
  /** What the screen is called. */
  readonly label: string;
  /** Its address. */
  readonly href: string;
  /** How many things wait there; none are not shown. */
  readonly count?: number;
}

const format = new Intl.NumberFormat('en-US');

export const defaultAdminFrameLabels = {
  /** Names the navigation between the screens. */
  links: 'Manager pages',
  /** Heard after the count of a link. */
  waiting: 'unread',
};

export type AdminFrameLabels = typeof defaultAdminFrameLabels;

export interface AdminFrameProps {
  /** The page's only first heading. */
  title: ReactNode;
  /** The screens of managers, in order. With one alone there is nowhere to go, and no navigation. */
  links: readonly AdminLink[];
  /** The address among `links` that this screen has. */
  currentHref: string;
  /** An AccountStatus. */
  account?: ReactNode;
  /** The screen. */
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
