import { Container } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import type { NavLink } from '../NavMenu/index.ts';
import * as styles from './SiteFooter.css.ts';
import { SiteFooterContact, type SiteFooterContactProps } from './SiteFooterContact.tsx';

export interface SiteFooterProps {
  brand: string;
  tagline: string;
  lists: readonly { heading: string; links: readonly NavLink[] }[];
  contact: SiteFooterContactProps;
  /** One quiet line above the copyright, e.g. the senior and veteran discount. */
  note?: string;
  copyrightFrom: number;
  /** Year of the build: a clock read while rendering would differ between server and browser. */
  year: number;
  /** After the years, e.g. "Custom Designs. All rights reserved." */
  copyrightText: string;
  /** Every root of the site; shown only without JavaScript, when no menu can open. */
  siteMap?: readonly NavLink[];
  siteMapLabel?: string;
}

/** The end of every page. Its navigation has the id `site-map`, where the menu button leads without JavaScript. */
export function SiteFooter({
  brand,
  tagline,
  lists,
  contact,
  note,
  copyrightFrom,
  year,
  copyrightText,
  siteMap = [],
  siteMapLabel = 'Site map',
}: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.identity}>
            <p className={styles.brand}>{brand}</p>
            <p className={styles.tagline}>{tagline}</p>
          </div>
          <nav id="site-map" aria-label={siteMapLabel} className={styles.map}>
            {lists.map(({ heading, links }) => (
              <SiteFooterList key={heading} heading={heading} links={links} />
            ))}
            <div className={styles.withoutScript}>
              <SiteFooterList heading={siteMapLabel} links={siteMap} />
            </div>
          </nav>
          <SiteFooterContact {...contact} />
        </div>
        <div className={styles.end}>
          {note && (
            <Text size="small" tone="accent">
              {note}
            </Text>
          )}
          <Text size="small" tone="muted">
            © {copyrightFrom === year ? year : `${copyrightFrom}–${year}`} {copyrightText}
          </Text>
        </div>
      </Container>
    </footer>
  );
}

function SiteFooterList({ heading, links }: SiteFooterProps['lists'][number]) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {links.map(({ name, path }) => (
          <li key={name}>
            <Link href={path} variant="quiet">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
