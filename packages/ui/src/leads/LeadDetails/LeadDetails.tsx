import {
  ArchiveRestore,
  ChevronDown,
  ChevronUp,
  type LucideIcon,
  Mail,
  MailOpen,
  ShieldAlert,
  Trash2,
  X,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toolbar } from '../../admin/Toolbar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { liftToasts } from '../../components/Toast/liftToasts.ts';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { Text } from '../../text/index.ts';
import type { Lead, LeadStatus } from '../lead.ts';
import * as styles from './LeadDetails.css.ts';
import { LeadDetailsContact, LeadDetailsFacts } from './LeadDetailsContact.tsx';
import { LeadDetailsHistory, type LeadHistory, type LeadNote } from './LeadDetailsHistory.tsx';
import { LeadDetailsPhoto, type LeadPhoto } from './LeadDetailsPhoto.tsx';
import { defaultLeadDetailsLabels, type LeadDetailsLabels } from './leadDetailsLabels.ts';

export interface LeadDetailsProps {
  lead: Lead;
  /** Statuses to choose from. */
  statuses: readonly LeadStatus[];
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
  /** Marks it as unread or read. */
  onToggleUnread: () => void;
  /** Deletes it without asking, because the deletion can be undone. */
  onDelete: () => void;
  /** Restores a deleted message. With it there are no other actions. */
  onRestore?: (() => void) | undefined;
  /** Returns to the list. */
  onClose: () => void;
  /** Opens the previous message. Undefined for the first one. */
  onPrevious?: () => void;
  /** Opens the next message. Undefined for the last one. */
  onNext?: () => void;
  /** Overrides the English labels. */
  labels?: Partial<LeadDetailsLabels>;
}

interface BarProps
  extends Pick<
    LeadDetailsProps,
    'onToggleUnread' | 'onDelete' | 'onRestore' | 'onClose' | 'onPrevious' | 'onNext'
  > {
  isUnread: boolean;
  labels: LeadDetailsLabels;
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  onPress?: (() => void) | undefined;
}

const Action = ({ icon, label, onPress }: ActionProps) => (
  <Tooltip content={label}>
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      isDisabled={onPress === undefined}
      onPress={onPress}
    >
      <Icon icon={icon} />
    </Button>
  </Tooltip>
);

function Bar({ isUnread, onToggleUnread, onDelete, onRestore, labels, ...moving }: BarProps) {
  return (
    <Toolbar aria-label={labels.facts} className={styles.bar}>
      <Action icon={X} label={labels.close} onPress={moving.onClose} />
      <Action icon={ChevronUp} label={labels.previous} onPress={moving.onPrevious} />
      <Action icon={ChevronDown} label={labels.next} onPress={moving.onNext} />
      <span className={styles.gap} />
      <Action
        icon={isUnread ? MailOpen : Mail}
        label={isUnread ? labels.markRead : labels.markUnread}
        onPress={onRestore ? undefined : onToggleUnread}
      />
      <Action
        icon={onRestore ? ArchiveRestore : Trash2}
        label={onRestore ? labels.restore : labels.delete}
        onPress={onRestore ?? onDelete}
      />
    </Toolbar>
  );
}

/**
 * Message of a visitor, with contact links, status, details, history, and notes. Its heading takes the focus
 * when it opens. Renders `<article>`.
 */
export function LeadDetails({
  lead,
  statuses,
  history,
  photo,
  note,
  isSheet = false,
  onStatusChange,
  labels: ownLabels,
  ...actions
}: LeadDetailsProps) {
  const labels = { ...defaultLeadDetailsLabels, ...ownLabels };
  const headingRef = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another message moves the focus
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [lead.id]);
  const contact = <LeadDetailsContact lead={lead} isSheet={isSheet} labels={labels} />;
  return (
    <article aria-labelledby={`lead-${lead.id}`} className={styles.frame} data-sheet={isSheet}>
      <Bar {...actions} isUnread={lead.isUnread} labels={labels} />
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 ref={headingRef} id={`lead-${lead.id}`} tabIndex={-1} className={styles.name}>
            <bdi>{lead.name}</bdi>
          </h2>
          <time dateTime={lead.received.dateTime} className={styles.received}>
            {lead.received.full}
          </time>
        </header>
        {actions.onRestore && (
          <Text size="small" tone="danger">
            {labels.deleted}
          </Text>
        )}
        {lead.isWaiting && (
          <Text size="small" tone="accent">
            {labels.waiting}
          </Text>
        )}
        {lead.spamReasons.length > 0 && (
          <p className={styles.spamReasons}>
            <Icon icon={ShieldAlert} />
            <span>
              {labels.maybeSpam} {lead.spamReasons.join(', ')}
            </span>
          </p>
        )}
        <div className={styles.actions}>
          <div className={styles.status}>
            <Select
              name="status"
              aria-label={labels.status}
              value={lead.status}
              onChange={(value) => {
                if (value !== lead.status) onStatusChange(value);
              }}
              items={statuses}
              isDisabled={actions.onRestore !== undefined}
            />
          </div>
          {!isSheet && contact}
        </div>
        <section className={styles.stack}>
          {lead.subject && (
            <h3 dir="auto" className={styles.title}>
              {lead.subject}
            </h3>
          )}
          <p dir="auto" className={lead.message ? styles.text : styles.none}>
            {lead.message ?? labels.noMessage}
          </p>
          {photo && <LeadDetailsPhoto key={lead.id} photo={photo} labels={labels} />}
        </section>
        <LeadDetailsFacts lead={lead} labels={labels} />
        <LeadDetailsHistory history={history} note={note} labels={labels} />
      </div>
      {isSheet && (
        <footer ref={liftToasts} className={styles.foot}>
          {contact}
        </footer>
      )}
    </article>
  );
}
