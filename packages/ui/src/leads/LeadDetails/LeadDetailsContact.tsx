import { type LucideIcon, Mail, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor, Text, VisuallyHidden } from '../../text/index.ts';
import type { Lead } from '../lead.ts';
import * as styles from './LeadDetails.css.ts';
import type { LeadDetailsLabels } from './leadDetailsLabels.ts';

export const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

interface LeadDetailsContactProps {
  lead: Lead;
  isSheet: boolean;
  /** Called when someone follows a link. */
  onContact: () => void;
  labels: LeadDetailsLabels;
}

interface ContactLinkProps {
  href: string;
  icon: LucideIcon;
  label: string;
  /** The number or address: read after the label, and shown as a native tooltip. */
  srSuffix: string;
  onContact: () => void;
}

/** A plain anchor, because the phone's own apps open it. */
const ContactLink = ({ href, icon, label, srSuffix, onContact }: ContactLinkProps) => (
  <a href={href} title={srSuffix} className={styles.way} onClick={onContact}>
    <Icon icon={icon} />
    <span>
      {label}
      <VisuallyHidden> {srSuffix}</VisuallyHidden>
    </span>
  </a>
);

/** Links to call, text, and email the visitor. */
export function LeadDetailsContact({ lead, isSheet, onContact, labels }: LeadDetailsContactProps) {
  const { phone, phoneDigits, email, subject } = lead;
  return (
    <div className={isSheet ? styles.contactLinksAtBottom : styles.contactLinks}>
      {phone && phoneDigits && (
        <>
          <ContactLink
            {...{ onContact }}
            href={`tel:${phoneDigits}`}
            icon={Phone}
            label={labels.call}
            srSuffix={phone}
          />
          <ContactLink
            {...{ onContact }}
            href={`sms:${phoneDigits.replace(/,.*/, '')}`}
            icon={MessageSquareText}
            label={labels.text}
            srSuffix={phone}
          />
        </>
      )}
      {email && (
        <ContactLink
          {...{ onContact }}
          href={mailTo(email, labels.reply(subject))}
          icon={Mail}
          label={labels.mail}
          srSuffix={email}
        />
      )}
    </div>
  );
}

const link = (href: string, text: string, onContact: () => void) => (
  <a href={href} className={styles.factLink} onClick={onContact}>
    {text}
  </a>
);

/** Only a path of this site becomes a link. A stranger could have chosen any other address. */
const pageLink = (page: string) =>
  /^\/(?![/\\])[^\s\\]*$/.test(page) ? (
    <Anchor href={page} className={styles.factLink}>
      {page}
    </Anchor>
  ) : (
    page
  );

/** Details of a message, without the empty ones. */
export function LeadDetailsFacts({
  lead,
  onContact,
  labels,
}: Omit<LeadDetailsContactProps, 'isSheet'>) {
  const { phone, phoneDigits, email, page, subject } = lead;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [labels.phone, phone && (phoneDigits ? link(`tel:${phoneDigits}`, phone, onContact) : phone)],
    [labels.email, email && link(mailTo(email, labels.reply(subject)), email, onContact)],
    [labels.preferredDate, lead.preferredDate],
    [labels.service, lead.service],
    [labels.city, lead.city],
    [labels.page, page && pageLink(page)],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" size="small" tone="muted">
            {name}
          </Text>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
