import { StateMessage } from '@custom-designs/ui/admin';
import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { LeadDetails } from '@custom-designs/ui/leads';
import { reasonFor } from '../../admin/index.ts';
import { idsOf } from './changes.ts';
import { type InboxContent, toLead } from './display.ts';
import { historyItems } from './historyItems.tsx';
import { statuses } from './statuses.ts';
import { NOTE_LIMIT, type StoredLead } from './storedLead.ts';
import type { Changes } from './useLeadChanges.ts';
import { useNoteDraft } from './useNoteDraft.ts';
import type { OpenLead } from './useOpenLead.ts';

interface OpenProps {
  lead: StoredLead;
  history: OpenLead['history'];
  photo: OpenLead['photo'];
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

/** The open message, with its stored history and its pending changes. */
export function OpenMessage({
  lead,
  history,
  photo,
  changes,
  content,
  isOffline,
  ...details
}: OpenProps) {
  const { account, pending, waiting, send, update } = changes;
  const [text, setText] = useNoteDraft(account, lead.id);
  const isWaiting = isOffline && waiting.some((change) => idsOf(change).includes(lead.id));
  const saveNote = () => {
    const note = { id: crypto.randomUUID(), text: text.trim(), at: new Date().toISOString() };
    send({ kind: 'note', leadId: lead.id, note });
    setText('');
  };
  return (
    <LeadDetails
      {...details}
      lead={toLead(lead, content, { isWaiting })}
      statuses={statuses}
      history={{
        items: historyItems({
          lead,
          history: history.data,
          pending,
          isOffline,
          onSendAgain: (id) => send({ kind: 'resend', leadIds: [lead.id], deliveryIds: [id] }),
        }),
        // Offline, the notices already explain the missing history.
        status: history.data || isOffline ? 'ready' : history.isError ? 'failed' : 'loading',
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
      onStatusChange={(status) => update([lead], { status })}
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
      <SkeletonGroup label="Loading the message...">
        <Skeleton lines={6} />
      </SkeletonGroup>
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
