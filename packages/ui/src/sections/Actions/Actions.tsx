import { MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../layout/index.ts';
import { Anchor } from '../../text/index.ts';
import * as styles from './Actions.css.ts';

export interface SectionAction {
  label: string;
  href: string;
  /** Screen reader text after a vague label, such as "about our services" after "Learn More". */
  srSuffix?: string;
}

/** A number to call: `label` as it's written, `href` with `tel:`. */
export interface PhoneNumber {
  label: string;
  href: string;
  /** Link to a text message to it, with `sms:`. Only phones show it. */
  text?: SectionAction | undefined;
}

export interface ActionsProps {
  /** The links, the primary one first. */
  items: readonly SectionAction[];
  /** `quiet` if the page's main action is elsewhere. Show at most one primary button at a time. */
  emphasis?: 'primary' | 'quiet';
  /** Alignment of the links in the row. */
  justify?: 'start' | 'center';
  /** Phone number in large type above the links. */
  phone?: PhoneNumber;
  /** What follows the links in their row, such as a phone number in the size of text. */
  children?: ReactNode;
}

interface PhoneLinksProps extends PhoneNumber {
  /** Name of the number's link. */
  callLabel?: string | undefined;
}

/** The number, and a link to a text message on phones, in the row of other links. */
export function PhoneLinks({ label, href, text, callLabel }: PhoneLinksProps) {
  return (
    <>
      <Anchor href={href} className={styles.small} aria-label={callLabel}>
        {label}
      </Anchor>
      {text && <TextLink {...text} />}
    </>
  );
}

/** Starts a text message. Only phones show it. */
export function TextLink({ label, href }: SectionAction) {
  return (
    <Anchor href={href} className={styles.text}>
      <Icon icon={MessageSquareText} />
      {label}
    </Anchor>
  );
}

/**
 * Links of a section, the primary action first. Renders a row of one to three links, or nothing without
 * actions.
 *
 * - For an action on this page, such as sending a form: use Button.
 * - For more than three links: use LinkCards, or a list of Links.
 */
export function Actions({
  items,
  emphasis = 'primary',
  justify = 'start',
  phone,
  children,
}: ActionsProps) {
  if (items.length === 0 && !phone && !children) return null;
  const row = (
    <Stack direction="row" gap="sm" justify={justify} isWrapping>
      {items.map(({ label, href, srSuffix }, index) => (
        <ButtonLink
          key={label}
          href={href}
          variant={index === 0 && emphasis === 'primary' ? 'primary' : 'secondary'}
          srSuffix={srSuffix}
        >
          {label}
        </ButtonLink>
      ))}
      {children}
    </Stack>
  );
  if (!phone) return row;
  return (
    <div className={styles.urgent[justify]}>
      <Anchor href={phone.href} className={styles.number}>
        <Icon icon={Phone} size={24} />
        {phone.label}
      </Anchor>
      {phone.text && <TextLink {...phone.text} />}
      {row}
    </div>
  );
}
