import { useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { AccountField, AccountForm } from '../AccountForm/AccountForm.tsx';
import { compact } from '../compact.css.ts';

export interface InviteDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is dismissed. */
  onClose: () => void;
  /** The roles to choose from. The first one is chosen at the start. */
  roles: readonly SelectOption[];
  /** Called with an address and a role. */
  onInvite: (given: { email: string; role: string }) => void;
  /** Text of the button. Default: "Send invitation". */
  submitLabel?: string | undefined;
  /** An invitation is being sent. */
  isPending?: boolean;
  /** Why the invitation failed, in a sentence. */
  problem?: string | null;
}

/** Dialog that asks whom to invite, and with which role. What was typed stays after a failure. */
export function InviteDialog({
  isOpen,
  onClose,
  roles,
  onInvite,
  submitLabel = 'Send invitation',
  isPending = false,
  problem = null,
}: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(roles[0]?.value ?? '');
  const isWrong = !/^\S+@\S+\.\S+$/.test(email.trim());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Invite a person" labels={{ close: 'Cancel' }}>
      <div className={compact}>
        <AccountForm
          focusOn="email"
          isValid={!isWrong}
          onSubmit={() => onInvite({ email: email.trim(), role })}
          submitLabel={submitLabel}
          pendingLabel="Sending..."
          isPending={isPending}
          problem={problem}
          onCancel={onClose}
        >
          <AccountField
            name="email"
            type="email"
            label="Email address"
            autoComplete="off"
            inputMode="email"
            value={email}
            onChange={setEmail}
            error={isWrong ? 'Please enter a valid email address.' : undefined}
          />
          <Select
            name="role"
            label="Role"
            hint="Editors write posts, and curate projects and pictures. Managers also read messages, change facts and reviews, and manage people."
            items={roles}
            value={role}
            onChange={setRole}
          />
        </AccountForm>
      </div>
    </Dialog>
  );
}
