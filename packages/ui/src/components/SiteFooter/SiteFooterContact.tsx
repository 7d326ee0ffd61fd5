import { Text } from '../../text/index.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterContactProps {
  /** The number to call. */
  phone: { label: string; href: string };
  /** The address to write to. */
  email: { label: string; href: string };
  /** Town of the office. */
  office: string;
  /** Opening hours, one line each. */
  hours?: readonly { days: string; hours: string }[];
}

/** How to reach the company, and when. Plain anchors: phone and mail are not the router's business. */
export function SiteFooterContact({
  heading,
  phone,
  email,
  office,
  hours = [],
}: SiteFooterContactProps & { heading: string }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <address className={styles.address}>
        {[phone, email].map(({ label, href }) => (
          <a key={href} href={href} className={styles.reach}>
            {label}
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
