import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { liftToasts } from '../../components/Toast/liftToasts.ts';
import { Text, VisuallyHidden } from '../../text/index.ts';
import type { Lead, LeadReply, LeadStatus } from '../lead.ts';
import * as styles from './LeadDetails.css.ts';
import { LeadDetailsBar, type LeadDetailsBarProps } from './LeadDetailsBar.tsx';
import { LeadDetailsContact, LeadDetailsFacts } from './LeadDetailsContact.tsx';
import { LeadDetailsFollowUp, type LeadFollowUp } from './LeadDetailsFollowUp.tsx';
import { LeadDetailsHistory, type LeadHistory, type LeadNote } from './LeadDetailsHistory.tsx';
import { LeadDetailsPhoto, type LeadPhoto } from './LeadDetailsPhoto.tsx';
import { LeadDetailsQuestion, type LeadResult } from './LeadDetailsResult.tsx';
import { LeadDetailsSender, type SenderMessage } from './LeadDetailsSender.tsx';

/** What is known about calls, text messages, and emails to the sender. */
export interface LeadContact {
  /** Texts to start a text message or an email with. Default: none. */
  readonly replies?: readonly LeadReply[];
  /** Asks what came of a contact. */
  readonly isAsked: boolean;
  /** Called when a manager calls, texts, or emails the sender. */
  readonly onContact: () => void;
  /** Called with the result. The question then closes. */
  readonly onResult: (result: LeadResult) => void;
  /** Closes the question without a result. */
  readonly onDismiss: () => void;
}

export interface LeadDetailsProps extends Omit<LeadDetailsBarProps, 'isUnread'> {
  lead: Lead;
  /** Statuses to choose from. */
  statuses: readonly LeadStatus[];
  /** Contacts with the sender. */
  contact: LeadContact;
  /** The next step. */
  followUp: LeadFollowUp;
  /** The sender's other messages, newest first. Default: none. */
  others?: readonly SenderMessage[];
  /** Events since the message arrived, or why they aren't shown. */
  history: LeadHistory;
  /** The photo that came with the message, if any. */
  photo?: LeadPhoto | undefined;
  /** The draft of the note. */
  note: LeadNote;
  /** Shown over the whole page of a phone: the contact buttons are at the bottom. */
  isSheet?: boolean;
  /** Sets the status with this value. */
  onStatusChange: (status: string) => void;
}

interface HeadProps {
  lead: Lead;
  isDeleted: boolean;
}

/** Sender, time, and what a manager must not miss. The name takes the focus when a message opens. */
function Head({ lead, isDeleted }: HeadProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another message moves the focus
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [lead.id]);
  const { flags = [], spamReasons } = lead;
  return (
    <>
      <header className={styles.head}>
        <h2 ref={headingRef} id={`lead-${lead.id}`} tabIndex={-1} className={styles.name}>
          <bdi>{lead.name}</bdi>
        </h2>
        <time dateTime={lead.received.dateTime} className={styles.received}>
          {lead.received.full}
        </time>
        {flags.length > 0 && (
          <span className={styles.flags}>
            {flags.map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </span>
        )}
      </header>
      {isDeleted && (
        <Text size="small" tone="danger">
          This message is deleted.
        </Text>
      )}
      {lead.isWaiting && (
        <Text size="small" tone="accent">
          A change to this message will sync when you’re online.
        </Text>
      )}
      {spamReasons.length > 0 && (
        <p className={styles.spamReasons}>
          <Icon icon={ShieldAlert} />
          <span>Possible spam: {spamReasons.join(', ')}</span>
        </p>
      )}
    </>
  );
}

/** The sender's own words and photo. */
function Content({ lead, photo }: Pick<LeadDetailsProps, 'lead' | 'photo'>) {
  return (
    <section className={styles.stack}>
      {lead.subject && (
        <h3 dir="auto" className={styles.title}>
          {lead.subject}
        </h3>
      )}
      <p dir="auto" className={lead.message ? styles.text : styles.none}>
        {lead.message ?? 'No message.'}
      </p>
      {photo && <LeadDetailsPhoto key={lead.id} photo={photo} />}
    </section>
  );
}

/** The links to contact the sender, with the question what came of it. */
function Contact({
  lead,
  contact,
  isSheet,
}: Required<Pick<LeadDetailsProps, 'lead' | 'contact' | 'isSheet'>>) {
  const ref = useRef<HTMLDivElement>(null);
  const { replies, isAsked, onContact, onResult, onDismiss } = contact;
  // The question leaves with the focus on one of its buttons.
  const leaving = (act: () => void) => {
    ref.current?.querySelector<HTMLElement>('a, button')?.focus();
    act();
  };
  return (
    <div ref={ref} className={styles.contact} data-sheet={isSheet}>
      <LeadDetailsContact {...{ lead, replies, isSheet, onContact }} />
      <VisuallyHidden>
        <span role="status">{isAsked && 'How did it go?'}</span>
      </VisuallyHidden>
      {isAsked && (
        <LeadDetailsQuestion
          onResult={(result) => leaving(() => onResult(result))}
          onDismiss={() => leaving(onDismiss)}
        />
      )}
    </div>
  );
}

/**
 * Message of a visitor, with contact links, status, next step, details, history, and notes. Its heading takes
 * the focus when it opens. Renders `<article>`.
 */
export function LeadDetails({
  lead,
  statuses,
  contact,
  followUp,
  others = [],
  history,
  photo,
  note,
  isSheet = false,
  onStatusChange,
  ...actions
}: LeadDetailsProps) {
  const isDeleted = actions.onRestore !== undefined;
  const contactLinks = <Contact {...{ lead, contact, isSheet }} />;
  return (
    <article aria-labelledby={`lead-${lead.id}`} className={styles.frame} data-sheet={isSheet}>
      <LeadDetailsBar {...actions} isUnread={lead.isUnread} />
      <div className={styles.body}>
        <Head {...{ lead, isDeleted }} />
        <div className={styles.actions}>
          <div className={styles.status}>
            <Select
              name="status"
              aria-label="Status"
              value={lead.status}
              onChange={(value) => {
                if (value !== lead.status) onStatusChange(value);
              }}
              items={statuses}
              isDisabled={isDeleted}
            />
          </div>
          {!isSheet && contactLinks}
        </div>
        <Content {...{ lead, photo }} />
        {!isDeleted && (
          <LeadDetailsFollowUp
            key={lead.id}
            followUp={followUp}
            onResult={contact.isAsked ? undefined : contact.onResult}
          />
        )}
        <LeadDetailsSender messages={others} />
        <LeadDetailsFacts lead={lead} onContact={contact.onContact} />
        <LeadDetailsHistory history={history} note={note} />
      </div>
      {isSheet && (
        <footer ref={liftToasts} className={styles.foot}>
          {contactLinks}
        </footer>
      )}
    </article>
  );
}
