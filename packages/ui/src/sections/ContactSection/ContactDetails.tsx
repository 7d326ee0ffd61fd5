import { Anchor, Link, Text } from '../../text/index.ts';
import { List } from '../ListSection/index.ts';
import { OpeningHours, type OpeningLine } from '../OpeningHours/index.ts';
import * as styles from './ContactSection.css.ts';

export interface ContactAddress {
  label: string;
  href: string;
}

export interface ContactDetailsProps {
  phone: ContactAddress;
  email: ContactAddress;
  office: string;
  hours: readonly OpeningLine[];
  /** A network without an address is named, not linked. */
  social?: readonly { name: string; href: string | null }[];
  labels?: Partial<typeof defaultLabels>;
}

const defaultLabels = {
  phone: 'Phone',
  email: 'Email',
  office: 'Office',
  hours: 'Hours',
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
  const words = { ...defaultLabels, ...labels };
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {[
          { name: words.phone, ...phone },
          { name: words.email, ...email },
          { name: words.office, label: office, href: null },
        ].map(({ name, label, href }) => (
          <div key={name} className={styles.fact}>
            <Text as="dt" size="label" tone="muted">
              {name}
            </Text>
            <dd className={styles.value}>
              {href === null ? (
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
          <OpeningHours lines={hours} />
        </div>
      )}
      {social.length > 0 && (
        <div className={styles.hours}>
          <Text size="label" tone="muted">
            {words.social}
          </Text>
          <List className={styles.social}>
            {social.map(({ name, href }) => (
              <li key={name}>
                {href === null ? (
                  <span className={styles.unlinked}>{name}</span>
                ) : (
                  <Link href={href} variant="standalone">
                    {name}
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
