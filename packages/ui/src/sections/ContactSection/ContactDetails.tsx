import { Anchor, Link, Text } from '../../text/index.ts';
import { List } from '../ListSection/ListSection.tsx';
import { OpeningHours, type OpeningLine } from '../OpeningHours/OpeningHours.tsx';
import * as styles from './ContactSection.css.ts';

export interface ContactAddress {
  /** The number or address as it is written. */
  label: string;
  /** `tel:` or `mailto:`. */
  href: string;
}

export interface ContactDetailsProps {
  /** The number to call. */
  phone: ContactAddress;
  /** The address to write to. */
  email: ContactAddress;
  /** Town or street of the office. */
  office: string;
  /** Opening hours, one line each. */
  hours: readonly OpeningLine[];
  /** Social networks. One without `href` is named but not linked. */
  social?: readonly { label: string; href?: string }[];
  /** Words of the component. Default: English. */
  labels?: Partial<typeof defaultContactSectionLabels>;
}

export const defaultContactSectionLabels = {
  /** Above the phone number. */
  phone: 'Phone',
  /** Above the email address. */
  email: 'Email',
  /** Above the office. */
  office: 'Office',
  /** Above the opening hours. */
  hours: 'Hours',
  /** Above the social networks. */
  social: 'Follow us',
};

/** Phone, mail, office, and the hours set like a table in a good restaurant's menu. */
export function ContactDetails({
  phone,
  email,
  office,
  hours,
  social = [],
  labels,
}: ContactDetailsProps) {
  const words = { ...defaultContactSectionLabels, ...labels };
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {[
          { name: words.phone, ...phone },
          { name: words.email, ...email },
          { name: words.office, label: office, href: undefined },
        ].map(({ name, label, href }) => (
          <div key={name} className={styles.fact}>
            <Text as="dt" size="label" tone="muted">
              {name}
            </Text>
            <dd className={styles.value}>
              {href === undefined ? (
                label
              ) : (
                <Anchor href={href} className={styles.address}>
                  {label}
                </Anchor>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hours.length > 0 && (
        <div className={styles.hours}>
          <Text size="label" tone="muted">
            {words.hours}
          </Text>
          <OpeningHours items={hours} />
        </div>
      )}
      {social.length > 0 && (
        <div className={styles.hours}>
          <Text size="label" tone="muted">
            {words.social}
          </Text>
          <List className={styles.social}>
            {social.map(({ label, href }) => (
              <li key={label}>
                {href === undefined ? (
                  <span className={styles.unlinked}>{label}</span>
                ) : (
                  <Link href={href} variant="standalone">
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </List>
        </div>
      )}
    </div>
  );
}
