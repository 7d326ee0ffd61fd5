import type { ReactNode } from 'react';
import { Anchor } from '../../text/index.ts';
import type { Lead } from '../lead.ts';
import * as styles from './LeadDetails.css.ts';
import { dialed, mailTo } from './LeadDetailsContact.tsx';
import type { LeadDetailsLabels } from './leadDetailsLabels.ts';

const link = (href: string, text: string) => (
  <a href={href} className={styles.factLink}>
    {text}
  </a>
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
    [
      words.page,
      page && (
        <Anchor href={page} className={styles.factLink}>
          {page}
        </Anchor>
      ),
    ],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
