import { type ReactNode, useState } from 'react';
import { AccountField, AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';

export interface CodeFormProps
  extends Pick<
    AccountFormProps,
    'isPending' | 'problem' | 'onCancel' | 'cancelLabel' | 'submitLabel'
  > {
  /** Called with six digits. Spaces and hyphens are left out. */
  onSubmit: (code: string) => void;
  /** What the code is for, above the field. */
  children?: ReactNode;
  /** Focuses the field when the form appears. Default: true. */
  isFocused?: boolean;
}

/** Form for the code of an authenticator app. It stays filled in after a failure. Renders `<form>`. */
export function CodeForm({ onSubmit, children, isFocused = true, ...props }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const code = typed.replace(/[\s-]/g, '');
  const isValid = /^\d{6}$/.test(code);
  const wrong = code ? 'Please enter the six digits that the app shows.' : 'Please enter the code.';
  return (
    <AccountForm
      {...props}
      isValid={isValid}
      onSubmit={() => onSubmit(code)}
      pendingLabel="Checking..."
      focusOn={isFocused ? 'code' : undefined}
    >
      {children}
      <AccountField
        name="code"
        label="Code"
        hint="Six digits from your authenticator app."
        autoComplete="one-time-code"
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        error={isValid ? undefined : wrong}
      />
    </AccountForm>
  );
}
