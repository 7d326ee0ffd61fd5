import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { Text } from '../../text/index.ts';
import * as styles from './LeadNoteText.css.ts';

export interface LeadNoteTextProps {
  /** The note. */
  text: string;
  /** It was corrected after it was written. */
  isEdited: boolean;
  /** The corrected text so far. Null while no one edits the note. The screen stores it. */
  draft: string | null;
  /** Called on each change, with the note's text when editing starts, and with null when it ends. */
  onDraftChange: (draft: string | null) => void;
  /** Stores the draft. Undefined for someone else's note. */
  onSave?: ((text: string) => void) | undefined;
  /** The most characters of a note. */
  maxLength: number;
}

/** Note in a message's history. Its author can correct it in place. */
export function LeadNoteText({
  text,
  isEdited,
  draft,
  onDraftChange,
  onSave,
  maxLength,
}: LeadNoteTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isEditing = draft !== null && onSave !== undefined;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (isEditing !== wasEditing.current) {
      ref.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft?.trim()) onSave?.(draft.trim());
  };
  const byKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.requestSubmit();
    }
    if (event.key !== 'Escape') return;
    // It would also close the message.
    event.stopPropagation();
    onDraftChange(null);
  };
  return (
    <div ref={ref} className={styles.frame}>
      {isEditing ? (
        <form className={styles.form} onSubmit={save} onKeyDown={byKey}>
          <TextArea
            name="edited-note"
            aria-label="Note"
            rows={3}
            maxLength={maxLength}
            value={draft}
            onChange={onDraftChange}
          />
          <div className={styles.buttons}>
            <Button
              type="submit"
              variant="secondary"
              size="compact"
              isDisabled={draft.trim() === ''}
            >
              Save
            </Button>
            <Button variant="ghost" size="compact" onPress={() => onDraftChange(null)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <>
          <span dir="auto">{text}</span>
          {isEdited && (
            <Text as="span" size="small" tone="muted">
              Edited
            </Text>
          )}
          {onSave && (
            <Button variant="ghost" size="compact" onPress={() => onDraftChange(text)}>
              Edit
            </Button>
          )}
        </>
      )}
    </div>
  );
}
