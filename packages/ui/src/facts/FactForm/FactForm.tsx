import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button/Button.tsx';
import * as notices from '../../desk/notices.css.ts';
import { useFocusKept } from '../../desk/useFocusKept.ts';
import { Link } from '../../text/index.ts';
import * as styles from './FactForm.css.ts';

/** A page that shows the fact. */
export interface FactFormPage {
  readonly label: string;
  readonly href: string;
}

/** A question in place of the buttons, such as which of two versions to keep. */
interface FactFormQuestion {
  readonly text: string;
  /** Text of the button that saves. */
  readonly yes: string;
  /** Text of the other button. */
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export interface FactFormProps {
  /** The control. */
  children: ReactNode;
  /** When visitors see a change, in a sentence. */
  timing: string;
  /** The length of a text, and the most characters it may have. */
  length?: { readonly current: number; readonly max: number } | undefined;
  /** The pages that show the fact. */
  pages: readonly FactFormPage[];
  /** Sentences of pages, with the new value. */
  sentences?: readonly (FactFormPage & { readonly text: string })[];
  /** Why the value can't be saved, or wasn't. */
  problem?: string | undefined;
  /** Has to be answered before the value is saved. */
  question?: FactFormQuestion | undefined;
  /** Something was changed and not saved. */
  isDirty: boolean;
  /** The unchanged value may be saved, because it's a sample. */
  canConfirm?: boolean;
  isPending?: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Without it, there is nothing to undo. */
  onUndo?: (() => void) | undefined;
  /** Without it, the value is the default. */
  onReset?: (() => void) | undefined;
}

type Buttons = Omit<FactFormProps, 'children' | 'timing' | 'pages'>;

function FactButtons({ isDirty, canConfirm, isPending = false, ...props }: Buttons) {
  return (
    <div className={styles.buttons}>
      {(isDirty || canConfirm) && (
        <Button type="submit" size="compact" isPending={isPending}>
          {isPending ? 'Saving...' : isDirty ? 'Save' : 'Confirm as correct'}
        </Button>
      )}
      {isDirty && (
        <Button variant="ghost" size="compact" onPress={props.onDiscard}>
          Discard changes
        </Button>
      )}
      {!isDirty && props.onUndo && (
        <Button variant="secondary" size="compact" isPending={isPending} onPress={props.onUndo}>
          Undo the last change
        </Button>
      )}
      {!isDirty && props.onReset && (
        <Button variant="ghost" size="compact" isPending={isPending} onPress={props.onReset}>
          Use the default
        </Button>
      )}
    </div>
  );
}

/** Form of one fact: control, the sentences that it stands in, where it is shown, and the buttons. */
export function FactForm({
  children,
  timing,
  length,
  pages,
  sentences = [],
  problem,
  question,
  ...props
}: FactFormProps) {
  return (
    <Form
      {...useFocusKept<HTMLFormElement>()}
      className={styles.form}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isPending && !question) props.onSave();
      }}
    >
      {children}
      {length && (
        <p className={length.current > length.max ? styles.tooLong : styles.note}>
          {length.current} of {length.max} characters
        </p>
      )}
      {sentences.length > 0 && (
        <div className={styles.note}>
          <p>These sentences use it:</p>
          <ul className={styles.sentences}>
            {sentences.map(({ text, label }) => (
              <li key={label + text}>
                “{text}” <span className={styles.place}>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.foot}>
        {problem && (
          <p role="alert" className={notices.failure}>
            {problem}
          </p>
        )}
        {question && (
          <div role="alert" className={notices.request}>
            <p>{question.text}</p>
            <div className={styles.answers}>
              <Button variant="secondary" size="compact" onPress={question.onYes}>
                {question.yes}
              </Button>
              <Button variant="ghost" size="compact" onPress={question.onNo}>
                {question.no}
              </Button>
            </div>
          </div>
        )}
        {!question && <FactButtons {...props} />}
      </div>
      <p className={styles.note}>{timing}</p>
      {pages.length > 0 && (
        <p className={styles.pages}>
          Shown on{' '}
          {pages.map(({ label, href }) => (
            <Link key={href + label} variant="quiet" href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </Form>
  );
}
