import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { StateMessage } from '@custom-designs/ui/desk';
import { Container } from '@custom-designs/ui/layout';
import { excerptOf, LeadDetails, type SenderMessage } from '@custom-designs/ui/leads';
import { reasonFor } from '../failures.ts';
import { review } from '../reviews/record.ts';
import type { SenderLead } from './adapter/index.ts';
import { inboxHref } from './address.ts';
import { idsOf } from './changes.ts';
import { type InboxContent, timeOf, toLead } from './display.ts';
import { isFollowUpDay, suggestedDays, today } from './followUp.ts';
import { historyItems } from './historyItems.tsx';
import { NO_ONE, ownerItems } from './owners.ts';
import { filledIn, firstNameOf, repliesFor, useReplies } from './replies.ts';
import { statuses, statusLabel } from './statuses.ts';
import { type LeadChanges, NOTE_LIMIT, type StoredLead } from './storedLead.ts';
import type { InboxPlace } from './useInboxAddress.ts';
import type { Changes } from './useLeadChanges.ts';
import type { MessageActions } from './useMessageActions.ts';
import { useNoteDraft } from './useNoteDraft.ts';
import type { OpenLead } from './useOpenLead.ts';

interface OpenProps {
  lead: StoredLead;
  open: OpenLead;
  actions: MessageActions;
  place: InboxPlace;
  managers: readonly string[];
  changes: Changes;
  content: InboxContent;
  isOffline: boolean;
  isSheet: boolean;
  onDelete: () => void;
  onRestore?: (() => void) | undefined;
  onToggleUnread: () => void;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

const toSenderMessage = (
  other: SenderLead,
  lead: StoredLead,
  { view, filters }: InboxPlace,
): SenderMessage => ({
  id: other.id,
  href: inboxHref({ view, filters, leadId: other.id }),
  text: (other.subject ?? excerptOf(other)) || 'No message',
  status: statusLabel(other.status),
  received: { dateTime: other.created_at, label: timeOf(other.created_at).short },
  isEarlier: Date.parse(other.created_at) < Date.parse(lead.created_at),
});

/** The open message, with its stored history and its pending changes. */
export function OpenMessage({
  lead,
  open: { history, photo, others },
  actions,
  place,
  managers,
  changes,
  content,
  isOffline,
  ...details
}: OpenProps) {
  const { account, me, pending, waiting, send } = changes;
  const replies = useReplies(content.replies);
  const [text, setText] = useNoteDraft(account, lead.id);
  const isWaiting = isOffline && waiting.some((change) => idsOf(change).includes(lead.id));
  // A caller's message that isn't stored yet has no other history.
  const isUnsent = waiting.some((each) => each.kind === 'caller' && each.caller.id === lead.id);
  const historyStatus = isOffline ? 'offline' : history.isError ? 'failed' : 'loading';
  const change = (after: LeadChanges) => void actions.change([lead], after);
  const saveNote = () => {
    const note = { id: crypto.randomUUID(), text: text.trim(), at: new Date().toISOString() };
    send({ kind: 'note', leadId: lead.id, note });
    setText('');
  };
  return (
    <LeadDetails
      {...details}
      lead={toLead(lead, content, { isWaiting, me })}
      statuses={statuses}
      contact={{
        isAsked: actions.askedId === lead.id,
        replies: repliesFor(lead.status, replies).map((reply) => ({
          ...reply,
          text: filledIn(reply.text, firstNameOf(lead.name)),
        })),
        onContact: () => actions.askAbout(lead.deleted_at === null ? lead.id : null),
        onResult: (result) => void actions.logContact(lead, result),
        onDismiss: () => actions.askAbout(null),
      }}
      followUp={{
        day: lead.next_at,
        suggestions: suggestedDays(today()),
        isDay: isFollowUpDay,
        onDayChange: (day) => change({ next_at: day }),
        owner: lead.owner ?? NO_ONE,
        owners: ownerItems(me, [...managers, lead.owner]),
        onOwnerChange: (owner) => void actions.setOwner([lead], owner),
        reviewHref:
          lead.status === 'won'
            ? review.newHref(
                { name: lead.name ?? '', saidOn: today(), page: lead.page ?? '' },
                lead.id,
              )
            : undefined,
      }}
      others={others.map((other) => toSenderMessage(other, lead, place))}
      history={{
        items: historyItems({
          lead,
          history: history.data,
          pending,
          isOffline,
          editing: {
            account,
            me,
            onSave: (id, text) => send({ kind: 'edit', leadId: lead.id, note: { id, text } }),
          },
          onSendAgain: (id) => send({ kind: 'resend', leadIds: [lead.id], deliveryIds: [id] }),
        }),
        status: history.data || isUnsent ? 'ready' : historyStatus,
        onRetry: () => void history.refetch(),
      }}
      photo={
        lead.has_photo
          ? {
              src: photo.data,
              isFailed: photo.isError || isOffline,
              onRetry: () => void photo.refetch(),
            }
          : undefined
      }
      note={{ text, onChange: setText, onSave: saveNote, maxLength: NOTE_LIMIT }}
      onStatusChange={(status) => void actions.setStatus([lead], status)}
    />
  );
}

interface MissingMessageProps {
  /** Null while the message is loading. */
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Appears in place of a missing or loading message. */
export function MissingMessage({ error, onRetry, onClose }: MissingMessageProps) {
  if (error === null) {
    return (
      <Container>
        <SkeletonGroup label="Loading the message...">
          <Skeleton lines={6} />
        </SkeletonGroup>
      </Container>
    );
  }
  return (
    <StateMessage
      isFailure
      actions={[
        { label: 'Try again', onPress: onRetry },
        { label: 'Back to the list', onPress: onClose },
      ]}
    >
      {`The message couldn’t be opened. ${reasonFor(error)}`}
    </StateMessage>
  );
}
