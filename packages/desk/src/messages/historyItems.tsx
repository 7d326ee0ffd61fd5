import { Button } from '@custom-designs/ui/components/Button';
import type { TimelineItem } from '@custom-designs/ui/components/Timeline';
import {
  AlarmClock,
  ArchiveRestore,
  CircleDot,
  CloudOff,
  Inbox,
  MailCheck,
  MailX,
  PhoneCall,
  Send,
  StickyNote,
  Trash2,
  UserRound,
  Voicemail,
} from 'lucide-react';
import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import type { StoredHistory } from './adapter/index.ts';
import type { Change } from './changes.ts';
import { timelineTime } from './display.ts';
import { HistoryNote, type NoteEditing } from './HistoryNote.tsx';
import { resultLabels, statusLabel } from './statuses.ts';
import type { LeadDelivery, LeadEvent, StoredLead } from './storedLead.ts';

interface Dated {
  readonly at: string;
  readonly item: TimelineItem;
}

const dated = (at: string, item: Omit<TimelineItem, 'time'>): Dated => ({
  at,
  item: { ...item, time: timelineTime(at) },
});

const by = (author: string | null) => (author ? ` by ${personName(author)}` : '');

const icons = {
  ...{
    note: StickyNote,
    status: CircleDot,
    owner: UserRound,
    deleted: Trash2,
    restored: ArchiveRestore,
  },
  ...{ reached: PhoneCall, voicemail: Voicemail, later: AlarmClock },
};
const titles: Readonly<Record<string, string>> = {
  ...{ note: 'Note', deleted: 'Deleted', restored: 'Restored' },
  ...resultLabels,
};

function eventItem(event: LeadEvent, editing: NoteEditing): Dated {
  const { id, kind, status, owner, author, created_at } = event;
  const given = owner ? `Given to ${personName(owner)}` : 'Given to no one';
  return dated(created_at, {
    id,
    icon: icons[kind],
    tone: status === 'won' || kind === 'reached' ? 'success' : status ? 'accent' : 'neutral',
    title: `${status === null ? (titles[kind] ?? given) : statusLabel(status)}${by(author)}`,
    children: kind === 'note' && <HistoryNote event={event} editing={editing} />,
  });
}

const mails: Readonly<Record<string, string>> = {
  company: 'Email to the company',
  visitor: 'Confirmation email to the visitor',
  webhook: 'Webhook',
};

const states = {
  sent: { icon: MailCheck, tone: 'neutral', label: 'sent' },
  waiting: { icon: Send, tone: 'neutral', label: 'is being sent' },
  failed: { icon: MailX, tone: 'danger', label: 'failed' },
} as const;

function deliveryItem(delivery: LeadDelivery, onSendAgain: (id: string) => void): Dated {
  const { id, recipient, state, attempts, sent_at, next_attempt_at, created_at } = delivery;
  const errors = attempts.filter(({ error }) => error);
  const isTrouble = state !== 'sent' && errors.length > 0;
  const { icon, tone, label } = states[state === 'waiting' && isTrouble ? 'failed' : state];
  const at = sent_at ?? attempts.at(-1)?.at ?? created_at;
  return dated(at, {
    id,
    icon,
    tone,
    title: `${mails[recipient] ?? recipient} ${state === 'waiting' && isTrouble ? 'not delivered yet' : label}`,
    children: isTrouble && (
      <>
        {errors.slice(-3).map((attempt) => (
          <p key={attempt.at}>
            {timelineTime(attempt.at).label}: {attempt.error}
          </p>
        ))}
        {next_attempt_at && <p>Next attempt: {timelineTime(next_attempt_at).label}</p>}
        <Button variant="secondary" size="compact" onPress={() => onSendAgain(id)}>
          Send again
        </Button>
      </>
    ),
  });
}

/** A note or a contact that isn't stored yet. */
function waitingItem(change: Change, isWaiting: boolean): Dated | null {
  const title = (text: string) => (isWaiting ? `${text}, waiting to sync` : text);
  if (change.kind === 'note') {
    const { id, at, text } = change.note;
    return dated(at, {
      id,
      icon: isWaiting ? CloudOff : StickyNote,
      title: title('Note'),
      children: text,
    });
  }
  if (change.kind !== 'contact') return null;
  const { id, at, result } = change.contact;
  return dated(at, {
    id,
    icon: isWaiting ? CloudOff : icons[result],
    title: title(resultLabels[result]),
  });
}

const receivedTitle = ({ page, added_by }: StoredLead): string => {
  if (added_by) return `Written down by ${personName(added_by)}`;
  return page ? `Received from ${page}` : 'Received';
};

interface Options {
  readonly lead: StoredLead;
  /** Undefined until it has loaded. */
  readonly history: StoredHistory | undefined;
  readonly pending: readonly Change[];
  readonly isOffline: boolean;
  readonly onSendAgain: (deliveryId: string) => void;
  readonly editing: NoteEditing;
}

/** Lists a message's history, newest first. */
export function historyItems({ lead, history, pending, isOffline, onSendAgain, editing }: Options) {
  const own = pending.filter((change) => 'leadId' in change && change.leadId === lead.id);
  const forgotten = new Set(own.map((change) => change.kind === 'forget' && change.contactId));
  const edits = new Map(
    own.flatMap((change) => (change.kind === 'edit' ? [[change.note.id, change.note.text]] : [])),
  );
  const events = (history?.events ?? []).map((event) => ({
    ...event,
    note: edits.get(event.id) ?? event.note,
  }));
  const stored = new Set(events.map(({ id }) => id));
  const waiting = own.flatMap((change) => waitingItem(change, isOffline) ?? []);
  const items = [
    dated(lead.created_at, {
      id: 'received',
      icon: Inbox,
      title: receivedTitle(lead),
    }),
    ...events.map((event) => eventItem(event, editing)),
    ...(history?.deliveries ?? []).map((delivery) => deliveryItem(delivery, onSendAgain)),
    ...waiting.filter(({ item }) => !stored.has(item.id)),
  ];
  return items
    .filter(({ item }) => !forgotten.has(item.id))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .map(({ item }) => item);
}
