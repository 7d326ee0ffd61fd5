import { type LucideIcon, Mail, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor, Text, VisuallyHidden } from '../../text/index.ts';
import { dialed } from '../dialed.ts';
import type { Lead } from '../lead.ts';
import * as styles from './LeadDetails.css.ts';
import type { LeadDetailsLabels } from './leadDetailsLabels.ts';

export const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

interface LeadDetailsContactProps {
  lead: Lead;
  isSheet: boolean;
  words: LeadDetailsLabels;
}

interface WayProps {
  href: string;
  icon: LucideIcon;
  label: string;
  /** What is called: heard after the word, and seen in a tooltip of the browser's own. */
  about: string;
}

/** Not a link of the app: the phone's own programs open it. */
const Way = ({ href, icon, label, about }: WayProps) => (
  <a href={href} title={about} className={styles.way}>
    <Icon icon={icon} />
    <span>
      {label}
      <VisuallyHidden> {about}</VisuallyHidden>
    </span>
  </a>
);

/** Tap to call, to text, to mail: what the visitor left. */
export function LeadDetailsContact({ lead, isSheet, words }: LeadDetailsContactProps) {
  const { phone, email, subject } = lead;
  const number = phone === null ? '' : dialed(phone);
  return (
    <div className={isSheet ? styles.waysAtThumb : styles.ways}>
      {phone && number && (
        <>
          <Way href={`tel:${number}`} icon={Phone} label={words.call} about={phone} />
          <Way
            href={`sms:${number.replace(/,.*/, '')}`}
            icon={MessageSquareText}
            label={words.text}
            about={phone}
          />
        </>
      )}
      {email && (
        <Way
          href={mailTo(email, words.reply(subject))}
          icon={Mail}
          label={words.mail}
          about={email}
        />
      )}
    </div>
  );
}

const link = (href: string, text: string) => (
  <a href={href} className={styles.factLink}>
    {text}
  </a>
);

/** Only a path of this site is a link: anything else would lead to a place that a stranger chose. */
const pageLink = (page: string) =>
  /^\/(?![/\\])[^\s\\]*$/.test(page) ? (
    <Anchor href={page} className={styles.factLink}>
      {page}
    </Anchor>
  ) : (
    page
  );

/** What the visitor left besides words. What they left out is not there. */
export function LeadDetailsFacts({ lead, words }: { lead: Lead; words: LeadDetailsLabels }) {
  const { phone, email, page, subject } = lead;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.phone, phone && (dialed(phone) ? link(`tel:${dialed(phone)}`, phone) : phone)],
    [words.email, email && link(mailTo(email, words.reply(subject)), email)],
    [words.preferredDate, lead.preferredDate],
    [words.service, lead.service],
    [words.city, lead.city],
    [words.page, page && pageLink(page)],
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
