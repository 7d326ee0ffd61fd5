import { Clock, type LucideIcon, MapPin, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Container, Section } from '../../layout/index.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
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
    email: ContactAddress;
  };
  /** Hours. `items` are the opening hours, one line each. */
  hours: InfoNote & { items: readonly OpeningLine[] };
  /** Accessible name of the region. Default: "At a glance". */
  'aria-label'?: string;
}

/**
 * Location, contact details, and hours as three cards (docs/behavior/pages.md#city-pages).
 *
 * - For the hours alone: use OpeningHours.
 * - Beside a form: use ContactSection, which has the same details.
 * - For three points that aren't contact details: use ValueColumns.
 */
export function InfoCards({ location, contact, hours, 'aria-label': ownLabel }: InfoCardsProps) {
  const label = useLabel('InfoCards', 'label', 'At a glance', ownLabel);
  return (
    <Section aria-label={label} space="compact" tone="surface">
      <Container>
        <div className={styles.row}>
          <InfoCard {...location} icon={MapPin} />
          <InfoCard {...contact} icon={Phone}>
            <div className={styles.contactLinks}>
              {[contact.phone, contact.email].map(({ label, href }) => (
                <Anchor key={href} href={href} className={styles.way}>
                  {label}
                </Anchor>
              ))}
            </div>
          </InfoCard>
          <InfoCard {...hours} icon={Clock}>
            <OpeningHours items={hours.items} />
          </InfoCard>
        </div>
      </Container>
    </Section>
  );
}

interface InfoCardProps extends InfoNote {
  icon: LucideIcon;
  children?: ReactNode;
}

function InfoCard({ title, text, icon, children }: InfoCardProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-labelledby={headingId} className={styles.card}>
      <div className={styles.title}>
        <Icon icon={icon} size={24} />
        <Heading level={2} size="heading" id={headingId}>
          {title}
        </Heading>
      </div>
      {children}
      {text !== undefined && (
        <Text size={children ? 'small' : 'body'} tone={children ? 'muted' : 'body'}>
          {text}
        </Text>
      )}
    </div>
  );
}
