import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as styles from './MediaCard.css.ts';
import { ownPress } from './MediaCardActions.tsx';

/** The card whose title becomes a field, seen from this one. Null closes the field. */
export type Renaming = 'this' | 'next' | 'previous' | null;

interface TitleFieldProps {
  name: string;
  /** Accessible name of the button and the field. */
  label: string;
  /** What Tab does in the field. */
  hint: string;
  onRename: (title: string) => void;
  /** Returns whether there is such a card. */
  onRenaming: (to: Renaming) => boolean;
}

interface MediaCardTitleProps extends TitleFieldProps {
  isRenaming: boolean;
  isDisabled: boolean;
}

/** Field with the whole title selected. Enter, Tab, and leaving it save, Escape doesn't. */
function TitleField(props: TitleFieldProps & { onReturn: () => void }) {
  const { name, label, hint, onRename, onRenaming, onReturn } = props;
  const [text, setText] = useState(name);
  const ref = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => ref.current?.select(), []);
  const end = (title: string) => {
    // Removing the field also takes its focus.
    if (isDone.current) return;
    isDone.current = true;
    const typed = title.trim();
    if (typed && typed !== name) onRename(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    const isMove = key === 'Tab' && onRenaming(shiftKey ? 'previous' : 'next');
    // Tab leaves the last title as any other field.
    if (key === 'Tab' && !isMove) return;
    // The list around it would move between the cards.
    event.stopPropagation();
    const isEnter = key === 'Enter' && !nativeEvent.isComposing;
    if (!isMove && !isEnter && key !== 'Escape') return;
    // Otherwise, the same key presses the title's button, which takes the focus.
    event.preventDefault();
    end(key === 'Escape' ? name : text);
    if (!isMove) onReturn();
  };
  return (
    <input
      ref={ref}
      aria-label={label}
      title={hint}
      className={styles.titleField}
      dir="auto"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isDone.current) onRenaming(null);
        end(text);
      }}
      {...ownPress(() => undefined)}
    />
  );
}

/** Title of a card. A press turns it into a field. On touch screens, it opens the editor instead. */
export function MediaCardTitle({ isRenaming, isDisabled, ...field }: MediaCardTitleProps) {
  const { name, label, onRenaming } = field;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (!isRenaming && isReturning.current) buttonRef.current?.focus({ preventScroll: true });
    isReturning.current = false;
  }, [isRenaming]);
  const close = () => {
    isReturning.current = true;
    onRenaming(null);
  };
  if (isRenaming) return <TitleField {...field} onReturn={close} />;
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      title={name}
      dir="auto"
      disabled={isDisabled}
      className={styles.titleButton}
      {...ownPress(() => onRenaming('this'))}
    >
      {name}
    </button>
  );
}
