import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../text/index.ts';
import { AccountField, AccountForm } from '../AccountForm/AccountForm.tsx';
import { compact } from '../compact.css.ts';
import * as notices from '../notices.css.ts';
import { MailLinkForm } from './MailLinkForm.tsx';
import * as styles from './SignInPanel.css.ts';
import { type SignInProblem, signInProblems } from './signInProblems.ts';

/** Why a sign-in is needed. */
export type SignInReason = 'write' | 'expired';

const usualReasons: Readonly<Record<SignInReason, string>> = {
  write: 'Anyone can view the images. Only managers can add, change, or delete them.',
  expired: 'Your session has expired. Sign in to continue.',
};

export interface SignInPanelProps {
  /** Called with the email address and the password. */
  onSignIn: (credentials: { email: string; password: string }) => void;
  /**
   * Mails a link for a new password to this address. Resolves with null once it's on its way, or with the
   * reason it failed. Without it, there is no "Forgot password?".
   */
  onForgot?: ((email: string) => Promise<SignInProblem | null>) | undefined;
  /** Closes the panel without signing in. Without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
  /** A sign-in is running. The form is locked. */
  isPending?: boolean;
  /** Why the last sign-in failed. */
  problem?: SignInProblem | null;
  /** Why a sign-in is needed. */
  reason?: SignInReason;
  /** The text for each reason. Default: about images. */
  reasons?: Readonly<Record<SignInReason, string>> | undefined;
  /** Focuses the first empty field. Use it in a dialog that the visitor opened. */
  isFocused?: boolean;
  /** Email of the manager whose session ended. */
  email?: string | undefined;
  /** What follows the password, in place of the form: a CodeForm or a SecondStepSetup. */
  secondStep?: ReactNode;
}

/**
 * Sign-in form with email and password. Both stay filled in after a failure. Someone who forgot the
 * password asks for a link in the same place. The second step replaces the form. Renders `<form>`.
 */
export function SignInPanel(props: SignInPanelProps) {
  const { onForgot, email = '', isPending, secondStep } = props;
  const [forgotten, setForgotten] = useState<string | null>(null);
  // The form returns with what was typed, and with the focus.
  const [returned, setReturned] = useState<string | null>(null);
  if (secondStep) return secondStep;
  if (onForgot && forgotten !== null) {
    return (
      <MailLinkForm
        email={forgotten}
        isFocused
        onRequest={async (address) => {
          const problem = await onForgot(address);
          return problem && signInProblems[problem];
        }}
        onBack={(typed) => {
          setReturned(typed);
          setForgotten(null);
        }}
      />
    );
  }
  return (
    <SignInForm
      {...props}
      email={returned ?? email}
      isFocused={props.isFocused || returned !== null}
      onForget={onForgot && !isPending ? setForgotten : undefined}
    />
  );
}

interface SignInFormProps extends SignInPanelProps {
  /** Called with the typed address when the password is forgotten. */
  onForget: ((email: string) => void) | undefined;
}

function SignInForm({
  onSignIn,
  onForget,
  onCancel,
  isPending = false,
  problem = null,
  reason = 'write',
  reasons = usualReasons,
  isFocused = false,
  email: known = '',
}: SignInFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const address = email.trim();
  return (
    <AccountForm
      isValid={address !== '' && password !== ''}
      onSubmit={() => onSignIn({ email: address, password })}
      submitLabel="Sign in"
      pendingLabel="Signing in..."
      isPending={isPending}
      problem={problem && signInProblems[problem]}
      onCancel={onCancel}
      cancelLabel="Not now"
      focusOn={isFocused ? (known ? 'password' : 'email') : undefined}
    >
      {reason === 'expired' ? (
        <p role="status" className={notices.request}>
          {reasons.expired}
        </p>
      ) : (
        <Text tone="muted" size="small">
          {reasons.write}
        </Text>
      )}
      <AccountField
        name="email"
        type="email"
        label="Email address"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={setEmail}
        error={address ? undefined : 'Please enter your email address.'}
      />
      <AccountField
        name="password"
        type={isShown ? 'text' : 'password'}
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={password ? undefined : 'Please enter your password.'}
      />
      <div className={styles.options}>
        <Switch isSelected={isShown} onChange={setShown}>
          Show password
        </Switch>
        {onForget && (
          <Button variant="ghost" size="compact" onPress={() => onForget(address)}>
            Forgot password?
          </Button>
        )}
      </div>
    </AccountForm>
  );
}

export interface SignInDialogProps extends Omit<SignInPanelProps, 'isFocused' | 'onCancel'> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is dismissed. */
  onClose: () => void;
  /** The dialog's title. Default: "Sign in to make changes". */
  title?: string | undefined;
}

/** SignInPanel in a dialog, so that the page behind it stays as it is. */
export function SignInDialog({
  isOpen,
  onClose,
  title = 'Sign in to make changes',
  ...props
}: SignInDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} labels={{ close: 'Not now' }}>
      <div className={compact}>
        <SignInPanel {...props} isFocused onCancel={onClose} />
      </div>
    </Dialog>
  );
}
