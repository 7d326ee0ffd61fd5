import { useState } from 'react';
import { Text } from '../../text/index.ts';
import { AccountField, AccountForm } from '../AccountForm/AccountForm.tsx';
import * as notices from '../notices.css.ts';
import * as styles from './SignInPanel.css.ts';

export interface MailLinkFormProps {
  /** Address to begin with. */
  email?: string;
  /** Mails a link. Resolves with null once it's on its way, or with a sentence that says why not. */
  onRequest: (email: string, current: string) => Promise<string | null>;
  /** Called with the address by the back button. Without it there is no such button. */
  onBack?: (email: string) => void;
  /** Asks for the current password too, and passes it on. Default: false. */
  hasCurrent?: boolean;
  /** Focuses the field when the form appears. Default: false. */
  isFocused?: boolean;
  /** What to do, and what follows. Default: about a new password. */
  question?: string;
  /** Label of the field. Default: "Email address". */
  label?: string;
  /** Shown once the link is on its way. Default: about a new password. */
  sent?: (email: string) => string;
  /** Text of the back button. Default: "Back to sign-in". */
  backLabel?: string;
}

const passwordSent = (email: string) =>
  `If ${email} has an account, a link is on its way. It works once, for an hour. Look in the spam folder too.`;

/**
 * Form that mails a link to an address, by default to choose a new password. It answers the same for every
 * address. Renders `<form>`.
 */
export function MailLinkForm({
  email: known = '',
  onRequest,
  onBack,
  hasCurrent = false,
  isFocused = false,
  question = 'Enter your email address. We’ll send you a link to choose a new password.',
  label = 'Email address',
  sent = passwordSent,
  backLabel = 'Back to sign-in',
}: MailLinkFormProps) {
  const [email, setEmail] = useState(known);
  const [current, setCurrent] = useState('');
  const [isPending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const address = email.trim();
  const isMissing = hasCurrent && !current;

  const send = async () => {
    setPending(true);
    setSentTo('');
    setProblem(null);
    const failed = await onRequest(address, current);
    setPending(false);
    setProblem(failed);
    if (failed === null) setSentTo(address);
  };
  return (
    <AccountForm
      isValid={address !== '' && !isMissing}
      onSubmit={() => void send()}
      submitLabel="Send link"
      isPending={isPending}
      problem={problem}
      onCancel={onBack && (() => onBack(address))}
      cancelLabel={backLabel}
      focusOn={isFocused ? 'email' : undefined}
    >
      <Text tone="muted" size="small">
        {question}
      </Text>
      <AccountField
        name="email"
        type="email"
        label={label}
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={setEmail}
        error={address ? undefined : 'Please enter your email address.'}
      />
      {hasCurrent && (
        <AccountField
          name="current"
          type="password"
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={isMissing ? 'Please enter your current password.' : undefined}
        />
      )}
      <div role="status" className={styles.status}>
        {sentTo && <p className={notices.request}>{sent(sentTo)}</p>}
      </div>
    </AccountForm>
  );
}
