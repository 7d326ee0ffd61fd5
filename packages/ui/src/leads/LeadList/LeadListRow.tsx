import { CloudOff, ShieldAlert } from 'lucide-react';
import { GridListItem } from 'react-aria-components/GridList';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { excerptOf, type Lead, type LeadStatus } from '../lead.ts';
import * as styles from './LeadList.css.ts';
import type { LeadListLabels } from './leadListLabels.ts';

interface LeadListRowProps {
  lead: Lead;
  status: LeadStatus | undefined;
  isCurrent: boolean;
  hasStatus: boolean;
  words: LeadListLabels;
}

/** How a screen reader names the row: who, what is special about it, what about, and when. */
const describe = ({ lead, status, isCurrent, words }: LeadListRowProps) =>
  [
    lead.name,
    lead.isUnread && words.unread,
    isCurrent && words.open,
    status?.label,
    lead.isWaiting && words.waiting,
    lead.doubts.length > 0 && words.doubt,
    lead.subject ?? excerptOf(lead).slice(0, 80),
    lead.service,
    lead.city,
    lead.received.full,
  ]
    .filter(Boolean)
    .join(', ');

/** One message. A row of the grid, in one line where there is room, else in three. */
export function LeadListRow(props: LeadListRowProps) {
  const { lead, status, isCurrent, hasStatus, words } = props;
  const place = [lead.service, lead.city].filter(Boolean).join(' · ');
  return (
    <GridListItem
      id={lead.id}
      textValue={describe(props)}
      data-current={isCurrent || undefined}
      data-unread={lead.isUnread || undefined}
      className={styles.row}
    >
      <span className={styles.check}>
        <Checkbox slot="selection" />
      </span>
      <div className={styles.words}>
        <span className={styles.sender}>
          <span className={styles.dot} />
          <bdi className={styles.name}>{lead.name}</bdi>
        </span>
        <span dir="auto" className={styles.excerpt}>
          {excerptOf(lead)}
        </span>
        <span className={styles.place}>{place}</span>
        <span className={styles.marks}>
          {lead.isWaiting && (
            <span className={styles.waiting}>
              <Icon icon={CloudOff} label={words.waiting} />
            </span>
          )}
          {lead.doubts.length > 0 && (
            <span className={styles.doubt}>
              <Icon icon={ShieldAlert} label={words.doubt} />
            </span>
          )}
          {hasStatus && status && <Badge tone={status.tone}>{status.label}</Badge>}
        </span>
        <time dateTime={lead.received.dateTime} className={styles.time}>
          {lead.received.short}
        </time>
      </div>
    </GridListItem>
  );
}
