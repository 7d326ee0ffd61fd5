import { Text } from '../../text/index.ts';
import * as styles from './SiteFooter.css.ts';

interface Reachable {
  display: string;
  href: string;
}

export interface SiteFooterContactProps {
  heading?: string;
  phone: Reachable;
  email: Reachable;
  office: string;
  hours?: readonly { days: string; hours: string }[];
}

/** How to reach the company, and when. Plain anchors: phone and mail are not the router's business. */
export function SiteFooterContact({
  heading = 'Contact',
  phone,
  email,
  office,
  hours = [],
}: SiteFooterContactProps) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <address className={styles.address}>
        {[phone, email].map(({ display, href }) => (
          <a key={href} href={href} className={styles.reach}>
            {display}
          </a>
        ))}
        <Text as="span" size="small" tone="muted">
          {office}
        </Text>
      </address>
      {hours.length > 0 && (
        <dl className={styles.hours}>
          {hours.map(({ days, hours: open }) => (
            <div key={days} className={styles.day}>
              <dt className={styles.weekday}>{days}</dt>
              <dd>{open}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
