import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as styles from './MediaCard.css.ts';
import { ownPress } from './MediaCardActions.tsx';

interface MediaCardTitleProps {
  name: string;
  /** Accessible name of the button and the field. */
  label: string;
  isDisabled: boolean;
  onRename: (title: string) => void;
}

interface TitleFieldProps extends Pick<MediaCardTitleProps, 'name' | 'label'> {
  onDone: (title: string | null, isByKey: boolean) => void;
}

/** Field with the whole title selected. Enter and leaving it save, Escape doesn't. */
function TitleField({ name, label, onDone }: TitleFieldProps) {
  const [text, setText] = useState(name);
  const ref = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => ref.current?.select(), []);
  const end = (title: string | null, isByKey: boolean) => {
    // Removing the field also takes its focus.
    if (isDone.current) return;
    isDone.current = true;
    onDone(title, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The list around it would move between the cards.
    if (event.key !== 'Tab') event.stopPropagation();
    if (event.key === 'Escape') end(null, true);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Otherwise, the same key presses the title's button, which takes the focus.
      event.preventDefault();
      end(text, true);
    }
  };
  return (
    <input
      ref={ref}
      aria-label={label}
      className={styles.titleField}
      dir="auto"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(text, false)}
      {...ownPress(() => undefined)}
    />
  );
}

/** Title of a card. A press turns it into a field. On touch screens, it opens the editor instead. */
export function MediaCardTitle({ name, label, isDisabled, onRename }: MediaCardTitleProps) {
  const [isEditing, setEditing] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (!isEditing && isReturning.current) buttonRef.current?.focus({ preventScroll: true });
    isReturning.current = false;
  }, [isEditing]);
  const finish = (title: string | null, isByKey: boolean) => {
    isReturning.current = isByKey;
    setEditing(false);
    const typed = title?.trim();
    if (typed && typed !== name) onRename(typed);
  };
  if (isEditing) return <TitleField name={name} label={label} onDone={finish} />;
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      title={name}
      dir="auto"
      disabled={isDisabled}
      className={styles.titleButton}
      {...ownPress(() => setEditing(true))}
    >
      {name}
    </button>
  );
}
