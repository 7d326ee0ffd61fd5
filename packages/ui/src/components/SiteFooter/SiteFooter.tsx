import { Container } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import type { NavLink } from '../NavMenu/navigation.ts';
import { OpenNow, useOpening, useSpecialDays } from '../OpenNow/OpenNow.tsx';
import * as styles from './SiteFooter.css.ts';

export const defaultSiteFooterLabels = {
  /** Name of the navigation, and heading of the site map. */
  siteMap: 'Site map',
  /** Heading of the contact details. */
  contact: 'Contact',
};

export interface SiteFooterProps {
  /** Name of the company. */
  brand: string;
  /** Tagline below the name, in large type. */
  tagline: string;
  /** Columns of links, each with a heading. */
  lists: readonly { heading: string; items: readonly NavLink[] }[];
  /** The company's contact details. */
  contact: SiteFooterContactProps;
  /** One line above the copyright, such as an offer. */
  note?: string;
  /** First year of the copyright. */
  copyrightFrom: number;
  /** Last year of the copyright. Pass the year of the build, so that server and browser agree. */
  year: number;
  /** Text after the years, such as "Custom Designs. All rights reserved." */
  copyrightText: string;
  /** Links that are shown only without JavaScript, when no menu can open. */
  siteMap?: readonly NavLink[];
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultSiteFooterLabels>;
}

/**
 * Footer of every page: links, contact details, opening hours, and copyright. Its navigation has the id
 * `site-map`. The menu button links to it without JavaScript.
 */
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
  labels: ownLabels,
}: SiteFooterProps) {
  const labels = useLabels('SiteFooter', defaultSiteFooterLabels, ownLabels);
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.identity}>
            <p className={styles.brand}>{brand}</p>
            <p className={styles.tagline}>{tagline}</p>
          </div>
          <nav id="site-map" aria-label={labels.siteMap} className={styles.map}>
            {lists.map((list) => (
              <SiteFooterList key={list.heading} {...list} />
            ))}
            <div className={styles.withoutScript}>
              <SiteFooterList heading={labels.siteMap} items={siteMap} />
            </div>
          </nav>
          <SiteFooterContact {...contact} heading={labels.contact} />
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

function SiteFooterList({ heading, items }: SiteFooterProps['lists'][number]) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface SiteFooterContactProps {
  /** The number to call. */
  phone: { label: string; href: string };
  /** The email address. */
  email: { label: string; href: string };
  /** City of the office. */
  office: string;
  /** Opening hours, one line each. */
  hours?: readonly { days: string; hours: string; weekdays?: readonly string[] }[];
}

/**
 * Contact details and opening hours of a SiteFooter. Its links are plain anchors, because the router
 * doesn't handle phone and email links.
 */
export function SiteFooterContact({
  heading,
  phone,
  email,
  office,
  hours = [],
}: SiteFooterContactProps & { heading: string }) {
  const today = useOpening()?.today ?? '';
  const specialDays = useSpecialDays();
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <address className={styles.address}>
        {[phone, email].map(({ label, href }) => (
          <a key={href} href={href} className={styles.contactLink}>
            {label}
          </a>
        ))}
        <Text as="span" size="small" tone="muted">
          {office}
        </Text>
      </address>
      {hours.length > 0 && (
        <div className={styles.hours}>
          <OpenNow />
          <dl className={styles.week}>
            {hours.map(({ days, hours: open, weekdays = [] }) => (
              <div
                key={days}
                className={styles.day}
                aria-current={weekdays.includes(today) ? 'date' : undefined}
              >
                <dt className={styles.weekday}>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
            {specialDays.map(({ date, days, hours: open }) => (
              <div key={date} className={styles.day} data-until={date}>
                <dt className={styles.weekday}>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
