import {
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button/Button.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import * as notices from '../notices.css.ts';
import * as styles from './AccountForm.css.ts';

export interface AccountFormProps {
  /** AccountFields, with what stands before and after them. */
  children: ReactNode;
  /** Every field has a value that can be sent. */
  isValid: boolean;
  /** Called by the submit button and by Enter, with valid fields only. */
  onSubmit: () => void;
  /** Text of the submit button. */
  submitLabel: string;
  /** Its text while `isPending`. Default: the same. */
  pendingLabel?: string;
  /** Something is being sent, so the form can't be submitted. */
  isPending?: boolean;
  /** Why the last attempt failed, in a sentence. */
  problem?: string | null;
  /** Without it, there is no cancel button. */
  onCancel?: (() => void) | undefined;
  /** Text of the cancel button. Default: "Cancel". */
  cancelLabel?: string;
  /** Name of the field that takes the focus when the form appears. */
  focusOn?: string | undefined;
}

/** Whether someone has tried to submit the form. Before that, blank fields are no errors. */
const CheckedContext = createContext(false);

/** Form of an account: fields, why the last attempt failed, and buttons. Renders `<form>`. */
export function AccountForm({
  children,
  isValid,
  onSubmit,
  submitLabel,
  pendingLabel = submitLabel,
  isPending = false,
  problem = null,
  onCancel,
  cancelLabel = 'Cancel',
  focusOn,
}: AccountFormProps) {
  const [isChecked, setChecked] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusOn) formRef.current?.querySelector<HTMLElement>(`[name="${focusOn}"]`)?.focus();
  }, [focusOn]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isPending && isValid) onSubmit();
  };
  return (
    <Form ref={formRef} validationBehavior="aria" className={styles.form} onSubmit={submit}>
      <CheckedContext value={isChecked}>{children}</CheckedContext>
      {problem && (
        <p role="alert" className={notices.failure}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" isPending={isPending}>
          {isPending ? pendingLabel : submitLabel}
        </Button>
      </div>
    </Form>
  );
}

/** Required text field of an AccountForm. Its error appears once someone tries to submit the form. */
export function AccountField({ error, ...props }: TextFieldProps) {
  const isChecked = use(CheckedContext);
  return (
    <TextField
      spellCheck="false"
      isRequired
      labels={{ required: '' }}
      {...props}
      error={isChecked ? error : undefined}
    />
  );
}
