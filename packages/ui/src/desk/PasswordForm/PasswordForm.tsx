import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button/Button.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as notices from '../notices.css.ts';
import * as styles from '../SignInPanel/SignInPanel.css.ts';

/** In bytes. The backend's hash ignores the rest. */
const LONGEST = 72;

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
}: PasswordFormProps) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isMissing = hasCurrent && !current;
  const { length } = new TextEncoder().encode(password);
  const tooLong = length > LONGEST ? 'Please use a shorter password.' : undefined;
  const wrong = length < shortest ? `Please use at least ${shortest} characters.` : tooLong;
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
          label="Current password"
          autoComplete="current-password"
          spellCheck="false"
          isRequired
          labels={{ required: '' }}
          value={current}
          onChange={setCurrent}
          error={isChecked && isMissing ? 'Please enter your current password.' : undefined}
        />
      )}
      <TextField
        name="password"
        type={type}
        label="New password"
        hint={`At least ${shortest} characters.`}
        autoComplete="new-password"
        spellCheck="false"
        isRequired
        labels={{ required: '' }}
        value={password}
        onChange={setPassword}
        error={isChecked ? wrong : undefined}
      />
      <Switch isSelected={isShown} onChange={setShown}>
        Show password
      </Switch>
      {problem && (
        <p role="alert" className={notices.failure}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" isPending={isPending}>
          {isPending ? 'Saving...' : 'Save password'}
        </Button>
      </div>
    </Form>
  );
}
