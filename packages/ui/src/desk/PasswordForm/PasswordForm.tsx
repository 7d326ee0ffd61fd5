import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button/Button.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as notices from '../notices.css.ts';
import * as styles from '../SignInPanel/SignInPanel.css.ts';

/** In bytes. The backend's hash ignores the rest. */
const LONGEST = 72;

export const defaultPasswordFormLabels = {
  current: 'Current password',
  currentMissing: 'Please enter your current password.',
  password: 'New password',
  rule: (shortest: number) => `At least ${shortest} characters.`,
  tooShort: (shortest: number) => `Please use at least ${shortest} characters.`,
  tooLong: 'Please use a shorter password.',
  showPassword: 'Show password',
  save: 'Save password',
  saving: 'Saving...',
  cancel: 'Cancel',
};

export interface NewPassword {
  readonly password: string;
  /** The current password, if the form asks for it. */
  readonly current?: string;
}

export interface PasswordFormProps {
  /** Called with a password that follows the rule. */
  onSave: (given: NewPassword) => void;
  /** Closes the form. Without it there is no cancel button. */
  onCancel?: () => void;
  /** Asks for the current password too. Default: false. */
  hasCurrent?: boolean;
  /** Minimum length, which is shown before typing. Default: 10. */
  shortest?: number;
  /** The account's address, for password managers. */
  email?: string | undefined;
  /** Saving is running. */
  isPending?: boolean;
  /** Why saving failed, in a sentence. */
  problem?: string | null;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPasswordFormLabels>;
}

/** Form for a new password. What was typed stays after a failure. Renders `<form>`. */
export function PasswordForm({
  onSave,
  onCancel,
  hasCurrent = false,
  shortest = 10,
  email,
  isPending = false,
  problem = null,
  labels: ownLabels,
}: PasswordFormProps) {
  const labels = { ...defaultPasswordFormLabels, ...ownLabels };
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isMissing = hasCurrent && !current;
  const { length } = new TextEncoder().encode(password);
  const tooLong = length > LONGEST ? labels.tooLong : undefined;
  const wrong = length < shortest ? labels.tooShort(shortest) : tooLong;
  const type = isShown ? 'text' : 'password';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isPending || isMissing || wrong) return;
    onSave(hasCurrent ? { password, current } : { password });
  };
  return (
    <Form validationBehavior="aria" className={styles.panel} onSubmit={submit}>
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {hasCurrent && (
        <TextField
          name="current"
          type={type}
          label={labels.current}
          autoComplete="current-password"
          spellCheck="false"
          isRequired
          labels={{ required: '' }}
          value={current}
          onChange={setCurrent}
          error={isChecked && isMissing ? labels.currentMissing : undefined}
        />
      )}
      <TextField
        name="password"
        type={type}
        label={labels.password}
        hint={labels.rule(shortest)}
        autoComplete="new-password"
        spellCheck="false"
        isRequired
        labels={{ required: '' }}
        value={password}
        onChange={setPassword}
        error={isChecked ? wrong : undefined}
      />
      <Switch isSelected={isShown} onChange={setShown}>
        {labels.showPassword}
      </Switch>
      {problem && (
        <p role="alert" className={notices.failure}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            {labels.cancel}
          </Button>
        )}
        <Button type="submit" isPending={isPending}>
          {isPending ? labels.saving : labels.save}
        </Button>
      </div>
    </Form>
  );
}
