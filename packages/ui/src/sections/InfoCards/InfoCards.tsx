import { type ReactNode, useId } from 'react';
import { Container, Section } from '../../layout/index.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
import type { ContactAddress } from '../ContactSection/ContactSection.tsx';
import { OpeningHours, type OpeningLine } from '../OpeningHours/OpeningHours.tsx';
import * as styles from './InfoCards.css.ts';

export interface InfoNote {
  title: string;
  text?: string;
}

export interface InfoCardsProps {
  /** Where the company works or can be visited. */
  location: InfoNote;
  /** How to get in touch. */
  contact: InfoNote & {
    phone: ContactAddress;
    /** Whose number it is, if another one is on the page too. */
    phoneOf?: string;
    email: ContactAddress;
  };
  /** Hours. `items` are the opening hours, one line each. */
  hours: InfoNote & { items: readonly OpeningLine[] };
  /** Accessible name of the region. Default: "At a glance". */
  'aria-label'?: string;
}

/**
 * Location, contact details, and hours in three columns (docs/behavior.md#city-pages).
 *
 * - For the hours alone: use OpeningHours.
 * - Beside a form: use ContactSection, which has the same details.
 * - For three points that aren't contact details: use ValueColumns.
 */
export function InfoCards({
  location,
  contact,
  hours,
  'aria-label': label = 'At a glance',
}: InfoCardsProps) {
  return (
    <Section aria-label={label} space="compact" tone="surface">
      <Container>
        <div className={styles.row}>
          <InfoColumn {...location} />
          <InfoColumn {...contact}>
            <div className={styles.contactLinks}>
              {contact.phoneOf && (
                <Text size="label" tone="muted">
                  {contact.phoneOf}
                </Text>
              )}
              {[contact.phone, contact.email].map(({ label, href }) => (
                <Anchor key={href} href={href} className={styles.way}>
                  {label}
                </Anchor>
              ))}
            </div>
          </InfoColumn>
          <InfoColumn {...hours}>
            <OpeningHours items={hours.items} />
          </InfoColumn>
        </div>
      </Container>
    </Section>
  );
}

function InfoColumn({ title, text, children }: InfoNote & { children?: ReactNode }) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-labelledby={headingId} className={styles.column}>
      <Heading level={2} size="heading" id={headingId}>
        {title}
      </Heading>
      {children}
      {text !== undefined && (
        <Text size={children ? 'small' : 'body'} tone={children ? 'muted' : 'body'}>
          {text}
        </Text>
      )}
    </div>
  );
}
