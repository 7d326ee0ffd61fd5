import { Button } from '@custom-designs/ui/components/Button';
import type { TimelineItem } from '@custom-designs/ui/components/Timeline';
import {
  ArchiveRestore,
  CircleDot,
  CloudOff,
  Inbox,
  MailCheck,
  MailX,
  Send,
  StickyNote,
  Trash2,
} from 'lucide-react';
import type { StoredHistory } from './adapter/index.ts';
import type { Change } from './changes.ts';
import { timelineTime } from './display.ts';
import { statusLabel } from './statuses.ts';
import type { LeadDelivery, LeadEvent, StoredLead } from './storedLead.ts';

interface Dated {
  readonly at: string;
  readonly item: TimelineItem;
}

const dated = (at: string, item: Omit<TimelineItem, 'time'>): Dated => ({
  at,
  item: { ...item, time: timelineTime(at) },
});

const by = (author: string | null) => (author ? ` by ${author}` : '');

const icons = { note: StickyNote, status: CircleDot, deleted: Trash2, restored: ArchiveRestore };
const titles: Readonly<Record<string, string>> = { note: 'Note', deleted: 'Deleted' };

const eventItem = ({ id, kind, status, note, author, created_at }: LeadEvent): Dated =>
  dated(created_at, {
    id,
    icon: icons[kind],
    tone: status === null ? 'neutral' : status === 'won' ? 'success' : 'accent',
    title: `${status === null ? (titles[kind] ?? 'Restored') : statusLabel(status)}${by(author)}`,
    children: note,
  });

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

const waitingNote = ({ note }: Extract<Change, { kind: 'note' }>, isWaiting: boolean): Dated =>
  dated(note.at, {
    id: note.id,
    icon: isWaiting ? CloudOff : StickyNote,
    title: isWaiting ? 'Note, waiting to sync' : 'Note',
    children: note.text,
  });

interface Options {
  readonly lead: StoredLead;
  /** Undefined until it has loaded. */
  readonly history: StoredHistory | undefined;
  readonly pending: readonly Change[];
  readonly isOffline: boolean;
  readonly onSendAgain: (deliveryId: string) => void;
}

/** Lists a message's history, newest first. */
export function historyItems({ lead, history, pending, isOffline, onSendAgain }: Options) {
  const events = history?.events ?? [];
  const stored = new Set(events.map(({ id }) => id));
  const notes = pending.filter(
    (change) => change.kind === 'note' && change.leadId === lead.id && !stored.has(change.note.id),
  ) as Extract<Change, { kind: 'note' }>[];
  const items = [
    dated(lead.created_at, {
      id: 'received',
      icon: Inbox,
      title: lead.page ? `Received from ${lead.page}` : 'Received',
    }),
    ...events.map(eventItem),
    ...(history?.deliveries ?? []).map((delivery) => deliveryItem(delivery, onSendAgain)),
    ...notes.map((note) => waitingNote(note, isOffline)),
  ];
  return items
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .map(({ item }) => item);
}
