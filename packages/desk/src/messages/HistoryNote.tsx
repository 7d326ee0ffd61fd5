import { LeadNoteText } from '@custom-designs/ui/leads';
import { useState } from 'react';
import { draftOf } from '../auth/index.ts';
import { type LeadEvent, NOTE_LIMIT } from './storedLead.ts';

/** Lets the author of a note correct it. */
export interface NoteEditing {
  readonly account: string;
  readonly me: string;
  readonly onSave: (noteId: string, text: string) => void;
}

interface HistoryNoteProps {
  event: LeadEvent;
  editing: NoteEditing;
}

/** A stored note. Its author can correct it, and the unfinished text survives a reload. */
export function HistoryNote({ event, editing }: HistoryNoteProps) {
  const { account, me, onSave } = editing;
  const stored = draftOf(account, 'note', `edit-${event.id}`);
  const [draft, setDraft] = useState(stored.read() || null);
  const change = (text: string | null) => {
    setDraft(text);
    stored.write(text ?? '');
  };
  const save = (text: string) => {
    if (text !== event.note) onSave(event.id, text);
    change(null);
  };
  return (
    <LeadNoteText
      text={event.note ?? ''}
      isEdited={event.edited_at !== null}
      draft={draft}
      onDraftChange={change}
      onSave={event.author === me ? save : undefined}
      maxLength={NOTE_LIMIT}
    />
  );
}
