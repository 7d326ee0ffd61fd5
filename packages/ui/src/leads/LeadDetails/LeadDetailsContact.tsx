import { ChevronDown, type LucideIcon, Mail, MessageSquareText, Phone } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as select from '../../components/Select/Select.css.ts';
import { compact } from '../../desk/compact.css.ts';
import { Anchor, Text, VisuallyHidden } from '../../text/index.ts';
import type { Lead, LeadReply } from '../lead.ts';
import * as styles from './LeadDetailsContact.css.ts';

/** Returns the address that starts an email, also with a text. */
export function mailTo(email: string, subject: string | null, text = ''): string {
  const reply = subject ? `Re: ${subject}` : 'Your message to us';
  const body = text && `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(reply)}${body}`;
}

/** Returns the address that starts a text message, also with a text. Extensions get none. */
function smsTo(phoneDigits: string, text = ''): string {
  // iPhones read `&body`, and Android reads `?body`.
  const body = text && `?&body=${encodeURIComponent(text)}`;
  return `sms:${phoneDigits.replace(/,.*/, '')}${body}`;
}

interface LeadDetailsContactProps {
  lead: Lead;
  /** Texts to start a text message or an email with. Default: none. */
  replies?: readonly LeadReply[] | undefined;
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

interface ReplyMenuProps extends Omit<ContactLinkProps, 'href'> {
  replies: readonly LeadReply[];
  isSheet: boolean;
  /** The address that starts a message with a text. An empty text starts a blank one. */
  hrefOf: (text: string) => string;
}

/** A link to contact the visitor, for each text to start with. Without texts, a plain link. */
function ReplyMenu({ replies, isSheet, hrefOf, ...link }: ReplyMenuProps) {
  const triggerRef = useRef(null);
  const [isOpen, setOpen] = useState(false);
  if (replies.length === 0) return <ContactLink {...link} href={hrefOf('')} />;
  const { icon, label, srSuffix, onContact } = link;
  return (
    // DialogTrigger would load menus, also on public pages.
    <>
      <Button
        ref={triggerRef}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.way}
        onPress={() => setOpen(true)}
      >
        <Icon icon={icon} />
        <span>
          {label}
          <VisuallyHidden> {srSuffix}</VisuallyHidden>
        </span>
        {!isSheet && <Icon icon={ChevronDown} />}
      </Button>
      <Popover
        {...{ triggerRef, isOpen }}
        onOpenChange={setOpen}
        placement="bottom end"
        className={`${compact} ${select.popover}`}
      >
        <Dialog aria-label={`Replies: ${label}`} className={select.list}>
          {[{ title: 'Blank', text: '' }, ...replies].map(({ title, text }) => (
            <a
              key={title + text}
              href={hrefOf(text)}
              className={`${select.option} ${styles.reply}`}
              onClick={() => {
                setOpen(false);
                onContact();
              }}
            >
              {title}
            </a>
          ))}
        </Dialog>
      </Popover>
    </>
  );
}

/** Links to call, text, and email the visitor. */
export function LeadDetailsContact({
  lead,
  replies = [],
  isSheet,
  onContact,
}: LeadDetailsContactProps) {
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
          <ReplyMenu
            {...{ replies, isSheet, onContact }}
            hrefOf={(text) => smsTo(phoneDigits, text)}
            icon={MessageSquareText}
            label="Text"
            srSuffix={phone}
          />
        </>
      )}
      {email && (
        <ReplyMenu
          {...{ replies, isSheet, onContact }}
          hrefOf={(text) => mailTo(email, subject, text)}
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
export function LeadDetailsFacts({
  lead,
  onContact,
}: Pick<LeadDetailsContactProps, 'lead' | 'onContact'>) {
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
