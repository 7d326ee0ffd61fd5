import { type LucideIcon, Mail, MessageSquareText, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { OpenNow } from '../../components/OpenNow/OpenNow.tsx';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
import type { PhoneNumber } from '../Actions/Actions.tsx';
import type { ContactAddress } from '../ContactSection/ContactSection.tsx';
import * as styles from './ContactPanels.css.ts';

export interface ContactPanelsProps {
  /** The panel with the phone number. */
  call: { title: string; text?: string; phone: PhoneNumber };
  /** The panel with the email address. */
  email: { title: string; text?: string; address: ContactAddress };
  /** Heading above the form. */
  formHeading: ReactNode;
  children: ReactNode;
}

/**
 * Call and email cards with a short form, for phones.
 *
 * - For wide screens: use ContactSection.
 * - For address and hours as well: use InfoCards.
 */
export function ContactPanels({ call, email, formHeading, children }: ContactPanelsProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} space="none">
      <Container>
        <div className={styles.panels}>
          <ContactPanel {...call} icon={Phone} address={call.phone}>
            <OpenNow />
          </ContactPanel>
          {call.phone.text && (
            <div className={`${styles.panel} ${styles.onPhone}`}>
              <span className={styles.icon}>
                <Icon icon={MessageSquareText} size={24} />
              </span>
              <Anchor href={call.phone.text.href} className={`${styles.link} ${styles.title}`}>
                {call.phone.text.label}
              </Anchor>
            </div>
          )}
          <ContactPanel {...email} icon={Mail} />
        </div>
        <div className={styles.form}>
          <Heading level={2} size="title" id={headingId}>
            {formHeading}
          </Heading>
          {children}
        </div>
      </Container>
    </Section>
  );
}

interface ContactPanelProps {
  title: string;
  text?: string;
  icon: LucideIcon;
  address: ContactAddress;
  children?: ReactNode;
}

function ContactPanel({ title, text, icon, address, children }: ContactPanelProps) {
  return (
    <div className={styles.panel}>
      <span className={styles.icon}>
        <Icon icon={icon} size={24} />
      </span>
      <Stack gap="xxs">
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <Anchor href={address.href} className={styles.link}>
          {address.label}
        </Anchor>
        {children}
        {text && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
    </div>
  );
}
