import { type ReactNode, useId } from 'react';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Anchor, Heading, Link, Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { NextSteps, type NextStepsProps } from '../CallToAction/NextSteps.tsx';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { OpeningHours, type OpeningLine } from '../OpeningHours/OpeningHours.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './ContactSection.css.ts';

export const defaultContactSectionLabels = {
  /** Label of the phone number. */
  phone: 'Phone',
  /** Label of the email address. */
  email: 'Email',
  /** Label of the office. */
  office: 'Office',
  /** Label of the opening hours. */
  hours: 'Hours',
  /** Label of the social networks. */
  social: 'Follow us',
};

export interface ContactAddress {
  /** The number or address, as shown. */
  label: string;
  /** `tel:` or `mailto:`. */
  href: string;
}

interface ContactDetailsProps {
  /** The number to call. */
  phone: ContactAddress;
  /** The email address, with its `mailto:` link. */
  email: ContactAddress;
  /** City or street of the office. May contain line breaks. */
  office: string;
  /** Opening hours, one line each. */
  hours: readonly OpeningLine[];
  /** Social networks. One without `href` is named but not linked. */
  social?: readonly { label: string; href?: string }[];
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultContactSectionLabels>;
}

export interface ContactSectionProps extends SectionOpening, ContactDetailsProps {
  /** What happens after the form has been sent, below the contact details. */
  steps?: NextStepsProps;
  /** Heading above the form. */
  formHeading?: ReactNode;
  children: ReactNode;
  /** Anchor for `#contact` links. */
  id?: string;
}

/**
 * Contact form with phone, email, address, hours, and social links beside it. Links to `#contact` go here,
 * so a page has one.
 *
 * - For directions to the showroom: use MapOnClick.
 * - For one invitation at the end of a page: use CallToAction, which links here.
 */
export function ContactSection({
  heading,
  label,
  lead,
  steps,
  formHeading,
  children,
  id = 'contact',
  ...details
}: ContactSectionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} id={id} tone="surface">
      <Container>
        <div className={styles.columns}>
          <Stack gap="lg">
            <SectionIntro headingId={headingId} heading={heading} label={label} lead={lead} />
            <ContactDetails {...details} />
            {steps && <NextSteps {...steps} />}
          </Stack>
          <div className={styles.form}>
            {formHeading !== undefined && (
              <Heading level={3} size="heading">
                {formHeading}
              </Heading>
            )}
            {children}
          </div>
        </div>
      </Container>
    </Section>
  );
}

interface ContactFactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** One row: its name, and its value beside it. */
function ContactFact({ name, className, children }: ContactFactProps) {
  return (
    <div className={styles.fact}>
      <Text as="dt" size="label" tone="muted">
        {name}
      </Text>
      <dd className={className}>{children}</dd>
    </div>
  );
}

/** Phone, email, office, opening hours, and social networks. */
function ContactDetails({
  phone,
  email,
  office,
  hours,
  social = [],
  labels: ownLabels,
}: ContactDetailsProps) {
  const labels = useLabels('ContactSection', defaultContactSectionLabels, ownLabels);
  return (
    <dl className={styles.facts}>
      {[
        { name: labels.phone, ...phone },
        { name: labels.email, ...email },
      ].map(({ name, label, href }) => (
        <ContactFact key={name} name={name} className={styles.value}>
          <Anchor href={href} className={styles.address}>
            {label}
          </Anchor>
        </ContactFact>
      ))}
      <ContactFact name={labels.office} className={styles.value}>
        {office}
      </ContactFact>
      {hours.length > 0 && (
        <ContactFact name={labels.hours}>
          <OpeningHours items={hours} />
        </ContactFact>
      )}
      {social.length > 0 && (
        <ContactFact name={labels.social}>
          <List className={styles.social}>
            {social.map(({ label, href }) => (
              <li key={label}>
                {href === undefined ? (
                  <span className={styles.unlinked}>{label}</span>
                ) : (
                  <Link href={href}>{label}</Link>
                )}
              </li>
            ))}
          </List>
        </ContactFact>
      )}
    </dl>
  );
}
