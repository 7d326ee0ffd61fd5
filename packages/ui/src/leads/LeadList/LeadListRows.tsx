import { ArchiveRestore, Camera, CloudOff, MailX, ShieldAlert } from 'lucide-react';
import { createContext, type Ref, useContext } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, type Rect, Virtualizer } from 'react-aria-components/Virtualizer';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { onShiftClick, selectRange } from '../../desk/selectRange.ts';
import { Text } from '../../text/index.ts';
import { excerptOf, type Lead, type LeadStatus } from '../lead.ts';
import * as styles from './LeadList.css.ts';

export interface LeadListRowsProps {
  /** The loaded messages, newest first. */
  leads: readonly Lead[];
  /** Names and colors of the statuses. */
  statuses: readonly LeadStatus[];
  /** Id of the open message. */
  currentId: string | null;
  /** Whether rows show their status. Not needed if all have the same. */
  hasStatus: boolean;
  /** Ids of the selected messages. */
  selectedIds: ReadonlySet<string>;
  /** Called with all selected ids. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  /** Called when a message is pressed or opened with Enter. */
  onOpen: (id: string) => void;
  /** Restores the message with this id, in a list of deleted messages. */
  onRestore?: ((id: string) => void) | undefined;
  /** Ref to the `grid` element, whose rows have their id as `data-key`. Null without messages. */
  gridRef?: Ref<HTMLDivElement>;
}

interface RowProps extends Pick<LeadListRowsProps, 'hasStatus' | 'onRestore'> {
  lead: Lead;
  status: LeadStatus | undefined;
  isCurrent: boolean;
}

/** Leaves out what the name or the subject says: a page's form takes its service or city as the subject. */
const unsaid = ({ name, subject }: Lead, parts: readonly (string | null)[]) =>
  [...new Set(parts)].filter((part) => part !== name && part !== subject);

/** Composes the row's accessible name: sender, marks, subject, first words, and time. */
const describe = ({ lead, status, isCurrent }: RowProps) =>
  [
    lead.name,
    lead.isUnread && 'unread',
    isCurrent && 'open',
    status?.label,
    lead.isWaiting && 'Waiting to sync',
    lead.isUndelivered && 'Notification failed',
    lead.spamReasons.length > 0 && 'Possible spam',
    lead.hasPhoto && '1 photo',
    ...(lead.flags ?? []).map(({ label }) => label),
    lead.subject,
    excerptOf({ subject: null, message: lead.message }).slice(0, 80),
    ...unsaid(lead, [lead.service, lead.city]),
    lead.received.full,
  ]
    .filter(Boolean)
    .join(', ');

/** Selects up to the message with this id. */
const Extending = createContext((_id: string) => {});

/** React Aria extends a selection by Shift and a row, but not by Shift and its checkbox. */
function RowCheck({ id }: { id: string }) {
  const extendTo = useContext(Extending);
  return (
    <span className={styles.check} {...onShiftClick(() => extendTo(id))}>
      <Checkbox slot="selection" />
    </span>
  );
}

/** A message in two lines or, in a narrow list, three. */
function Row(props: RowProps) {
  const { lead, status, isCurrent, hasStatus, onRestore } = props;
  const { flags = [], preferredDay } = lead;
  const badge = hasStatus ? status : undefined;
  const place = [
    ...unsaid(lead, [lead.service, lead.city, lead.phone]),
    preferredDay && `for ${preferredDay}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const marks = [
    [lead.hasPhoto, 'muted', Camera, '1 photo'],
    [lead.isWaiting, 'accent', CloudOff, 'Waiting to sync'],
    [lead.isUndelivered, 'danger', MailX, 'Notification failed'],
    [lead.spamReasons.length > 0, 'danger', ShieldAlert, 'Possible spam'],
  ] as const;
  return (
    <GridListItem
      id={lead.id}
      textValue={describe(props)}
      data-current={isCurrent || undefined}
      data-unread={lead.isUnread || undefined}
      className={styles.row}
    >
      <RowCheck id={lead.id} />
      <div className={styles.text}>
        <span className={styles.sender}>
          <span className={styles.dot} />
          <bdi className={styles.name}>{lead.name}</bdi>
        </span>
        <span dir="auto" className={styles.excerpt}>
          {excerptOf(lead)}
        </span>
        <time dateTime={lead.received.dateTime} className={styles.time}>
          {lead.received.short}
        </time>
        <span className={styles.place}>
          {flags.map(({ label, tone }, index) => (
            <span key={label} data-tone={tone} className={styles.flag}>
              {label}
              {(place || index < flags.length - 1) && ' · '}
            </span>
          ))}
          {place}
        </span>
        {(badge || marks.some(([isShown]) => isShown)) && (
          <span className={styles.marks}>
            {marks.map(
              ([isShown, tone, icon, label]) =>
                isShown && (
                  <Text key={label} as="span" tone={tone}>
                    <Icon icon={icon} label={label} />
                  </Text>
                ),
            )}
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          </span>
        )}
      </div>
      {onRestore && (
        <span className={styles.check}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Restore ${lead.name}`}
            onPress={() => onRestore(lead.id)}
          >
            <Icon icon={ArchiveRestore} />
          </Button>
        </span>
      )}
    </GridListItem>
  );
}

/**
 * The list is as high as its rows, and the window scrolls. React Aria would forget all measured
 * rows whenever a measured row makes the list higher, in an endless loop.
 */
class RowLayout extends ListLayout<Lead> {
  override shouldInvalidate(next: Rect, last: Rect): boolean {
    return next.width !== last.width;
  }
}

const layoutOptions = { estimatedRowSize: 80 };

/** Rows of a LeadList. Only the visible ones are in the page. */
export function LeadListRows({
  leads,
  statuses,
  currentId,
  hasStatus,
  selectedIds,
  onSelectionChange,
  onOpen,
  onRestore,
  gridRef,
}: LeadListRowsProps) {
  const extendTo = (to: string) => {
    const ids = leads.map(({ id }) => id);
    onSelectionChange(selectRange(ids, selectedIds, to));
  };
  return (
    <Extending value={extendTo}>
      <Virtualizer layout={RowLayout} layoutOptions={layoutOptions}>
        <GridList
          ref={gridRef}
          aria-label="Messages"
          items={leads}
          dependencies={[currentId, hasStatus, onRestore, statuses]}
          selectionMode="multiple"
          keyboardNavigationBehavior="tab"
          // Letters are the screen's shortcuts.
          disallowTypeAhead
          selectedKeys={selectedIds}
          onSelectionChange={(keys) =>
            // React Aria's own set, because it also knows where a range starts.
            onSelectionChange(
              keys === 'all' ? new Set(leads.map(({ id }) => id)) : (keys as ReadonlySet<string>),
            )
          }
          onAction={(key) => onOpen(String(key))}
          className={styles.list}
        >
          {(lead) => (
            <Row
              lead={lead}
              status={statuses.find(({ value }) => value === lead.status)}
              isCurrent={lead.id === currentId}
              hasStatus={hasStatus}
              onRestore={onRestore}
            />
          )}
        </GridList>
      </Virtualizer>
    </Extending>
  );
}
