import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Text } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import * as notices from '../notices.css.ts';
import * as styles from './SignInPanel.css.ts';

/** Why a sign-in failed. */
export type SignInProblem = 'credentials' | 'throttled' | 'insecure' | 'network' | 'other';

/** Why a sign-in is needed. */
export type SignInReason = 'write' | 'expired';

export const defaultSignInLabels = {
  title: 'Sign in to make changes',
  reasons: {
    write: 'Anyone can view the images. Only managers can add, change, or delete them.',
    expired: 'Your session has expired. Sign in to continue.',
  },
  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  notNow: 'Not now',
  problems: {
    credentials: 'That email and password don’t match. Check both and try again.',
    throttled: 'Too many attempts. Wait a few minutes, then try again.',
    insecure:
      'Signing in needs a secure connection. Open this page at an address that starts with https://.',
    network: 'Connection lost. Check your internet connection and try again.',
    other: 'Something went wrong while signing in. Try again in a moment.',
  },
};

export type SignInLabels = typeof defaultSignInLabels;

export interface SignInPanelProps {
  /** Called with the email address and the password. */
  onSignIn: (credentials: { email: string; password: string }) => void;
  /** Closes the panel without signing in. Without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
  /** A sign-in is running. The form is locked. */
  isPending?: boolean;
  /** Why the last sign-in failed. */
  problem?: SignInProblem | null;
  /** Why a sign-in is needed. */
  reason?: SignInReason;
  /** Focuses the first empty field. Use it in a dialog that the visitor opened. */
  isFocused?: boolean;
  /** Email of the manager whose session ended. */
  email?: string | undefined;
  /** Overrides the English labels. */
  labels?: Partial<SignInLabels>;
}

/** Sign-in form with email and password. Both stay filled in after a failure. Renders `<form>`. */
export function SignInPanel({
  onSignIn,
  onCancel,
  isPending = false,
  problem = null,
  reason = 'write',
  isFocused = false,
  email: known = '',
  labels: ownLabels,
}: SignInPanelProps) {
  const labels = { ...defaultSignInLabels, ...ownLabels };
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isChecked, setChecked] = useState(false);

  const formRef = useRef<HTMLFormElement>(null);
  const first = known ? 'password' : 'email';
  useEffect(() => {
    if (isFocused) formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [isFocused, first]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setChecked(true);
    if (email.trim() && password) onSignIn({ email: email.trim(), password });
  };
  return (
    <Form ref={formRef} validationBehavior="aria" className={styles.panel} onSubmit={submit}>
      {reason === 'expired' ? (
        <p role="status" className={notices.request}>
          {labels.reasons.expired}
        </p>
      ) : (
        <Text tone="muted" size="small">
          {labels.reasons.write}
        </Text>
      )}
      <TextField
        name="email"
        type="email"
        label={labels.email}
        autoComplete="username"
        inputMode="email"
        spellCheck="false"
        isRequired
        labels={{ required: '' }}
        value={email}
        onChange={setEmail}
        error={isChecked && !email.trim() ? labels.emailMissing : undefined}
      />
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        label={labels.password}
        autoComplete="current-password"
        spellCheck="false"
        isRequired
        labels={{ required: '' }}
        value={password}
        onChange={setPassword}
        error={isChecked && !password ? labels.passwordMissing : undefined}
      />
      <Switch isSelected={isShown} onChange={setShown}>
        {labels.showPassword}
      </Switch>
      {problem && (
        <p role="alert" className={notices.failure}>
          {labels.problems[problem]}
        </p>
      )}
      <div className={styles.buttons}>
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            {labels.notNow}
          </Button>
        )}
        <Button type="submit" isPending={isPending}>
          {isPending ? labels.signingIn : labels.signIn}
        </Button>
      </div>
    </Form>
  );
}

export interface SignInDialogProps extends Omit<SignInPanelProps, 'isFocused' | 'onCancel'> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is dismissed. */
  onClose: () => void;
}

/** SignInPanel in a dialog, so that the page behind it stays as it is. */
export function SignInDialog({ isOpen, onClose, labels: ownLabels, ...props }: SignInDialogProps) {
  const labels = { ...defaultSignInLabels, ...ownLabels };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      labels={{ close: labels.notNow }}
    >
      <div className={compact}>
        <SignInPanel {...props} labels={ownLabels} isFocused onCancel={onClose} />
      </div>
    </Dialog>
  );
}
