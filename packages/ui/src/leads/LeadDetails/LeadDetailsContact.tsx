import { type LucideIcon, Mail, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor, Text, VisuallyHidden } from '../../text/index.ts';
import type { Lead } from '../lead.ts';
import * as styles from './LeadDetails.css.ts';

/** Returns the address that starts a reply. */
export function mailTo(email: string, subject: string | null): string {
  const reply = subject ? `Re: ${subject}` : 'Your message to us';
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(reply)}`;
}

interface LeadDetailsContactProps {
  lead: Lead;
  isSheet: boolean;
  /** Called when someone follows a link. */
  onContact: () => void;
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
export function LeadDetailsContact({ lead, isSheet, onContact }: LeadDetailsContactProps) {
  const { phone, phoneDigits, email, subject } = lead;
  return (
    <div className={isSheet ? styles.contactLinksAtBottom : styles.contactLinks}>
      {phone && phoneDigits && (
        <>
          <ContactLink
            {...{ onContact }}
            href={`tel:${phoneDigits}`}
            icon={Phone}
            label="Call"
            srSuffix={phone}
          />
          <ContactLink
            {...{ onContact }}
            href={`sms:${phoneDigits.replace(/,.*/, '')}`}
            icon={MessageSquareText}
            label="Text"
            srSuffix={phone}
          />
        </>
      )}
      {email && (
        <ContactLink
          {...{ onContact }}
          href={mailTo(email, subject)}
          icon={Mail}
          label="Email"
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
export function LeadDetailsFacts({ lead, onContact }: Omit<LeadDetailsContactProps, 'isSheet'>) {
  const { phone, phoneDigits, email, page, subject } = lead;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Phone', phone && (phoneDigits ? link(`tel:${phoneDigits}`, phone, onContact) : phone)],
    ['Email', email && link(mailTo(email, subject), email, onContact)],
    ...lead.facts.map(({ label, value }) => [label, value] as const),
    ['Sent from', page && pageLink(page)],
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
