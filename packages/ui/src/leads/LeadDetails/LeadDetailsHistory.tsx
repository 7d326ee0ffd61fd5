import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { Timeline, type TimelineItem } from '../../components/Timeline/Timeline.tsx';
import { StateMessage } from '../../desk/index.ts';
import * as styles from './LeadDetails.css.ts';

export interface LeadHistory {
  /** The events, newest first. */
  readonly items: readonly TimelineItem[];
  /** Offline, items that this browser doesn't hold are missing. */
  readonly status: 'ready' | 'loading' | 'failed' | 'offline';
  readonly onRetry: () => void;
}

export interface LeadNote {
  /** The text so far. The screen stores it, so that it survives a reload. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly maxLength: number;
}

interface LeadDetailsHistoryProps {
  history: LeadHistory;
  note: LeadNote;
}

/** History of a message, with a field to add a note. */
export function LeadDetailsHistory({ history, note }: LeadDetailsHistoryProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isEmpty = note.text.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    note.onSave();
    // The button is disabled now, and would drop the focus.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.matches(':focus-visible')) formRef.current?.querySelector('textarea')?.focus();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) formRef.current?.requestSubmit();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // It would also close a message that covers the page.
    event.stopPropagation();
    formRef.current?.closest('article')?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.history}>
      <h3 className={styles.title}>Notes and history</h3>
      <form ref={formRef} className={styles.stack} onSubmit={save} onKeyDown={byKey}>
        <TextArea
          name="note"
          label="Add a note"
          hint="Only managers see notes."
          rows={2}
          maxLength={note.maxLength}
          value={note.text}
          onChange={note.onChange}
        />
        <div>
          <Button type="submit" variant="secondary" size="compact" isDisabled={isEmpty}>
            Save note
          </Button>
        </div>
      </form>
      {history.status === 'failed' && (
        <StateMessage isFailure actions={[{ label: 'Try again', onPress: history.onRetry }]}>
          The history couldn’t be loaded.
        </StateMessage>
      )}
      {history.status === 'loading' && (
        <p role="status" className={styles.none}>
          Loading the history...
        </p>
      )}
      {history.status === 'offline' && (
        <p role="status" className={styles.none}>
          Notes and history couldn’t be loaded. They show once you’re online.
        </p>
      )}
      <Timeline aria-label="Notes and history" items={history.items} />
    </section>
  );
}
