import { useState } from 'react';
import { Switch } from '../../components/Switch/Switch.tsx';
import { AccountField, AccountForm } from '../AccountForm/AccountForm.tsx';

/** In bytes. The backend's hash ignores the rest. */
const LONGEST = 72;

/** In characters. OWASP recommends as many for accounts without a second factor. */
const ADVISED = 15;

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
  const isMissing = hasCurrent && !current;
  const { length } = new TextEncoder().encode(password);
  const tooLong = length > LONGEST ? 'Please use a shorter password.' : undefined;
  const wrong = length < shortest ? `Please use at least ${shortest} characters.` : tooLong;
  const type = isShown ? 'text' : 'password';
  return (
    <AccountForm
      isValid={!isMissing && !wrong}
      onSubmit={() => onSave(hasCurrent ? { password, current } : { password })}
      submitLabel="Save password"
      pendingLabel="Saving..."
      isPending={isPending}
      problem={problem}
      onCancel={onCancel}
    >
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {hasCurrent && (
        <AccountField
          name="current"
          type={type}
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={isMissing ? 'Please enter your current password.' : undefined}
        />
      )}
      <AccountField
        name="password"
        type={type}
        label="New password"
        hint={`At least ${shortest} characters. ${ADVISED} or more are better.`}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={wrong}
      />
      <Switch isSelected={isShown} onChange={setShown}>
        Show password
      </Switch>
    </AccountForm>
  );
}
