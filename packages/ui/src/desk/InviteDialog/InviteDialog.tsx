import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { compact } from '../compact.css.ts';
import * as notices from '../notices.css.ts';
import * as styles from '../SignInPanel/SignInPanel.css.ts';

export interface InviteDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is dismissed. */
  onClose: () => void;
  /** The roles to choose from. The first one is chosen at the start. */
  roles: readonly SelectOption[];
  /** Called with an address and a role. */
  onInvite: (given: { email: string; role: string }) => void;
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
  isPending = false,
  problem = null,
}: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(roles[0]?.value ?? '');
  const [isChecked, setChecked] = useState(false);
  const isWrong = !/^\S+@\S+\.\S+$/.test(email.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isPending && !isWrong) onInvite({ email: email.trim(), role });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Invite a person" labels={{ close: 'Cancel' }}>
      <div className={compact}>
        <Form validationBehavior="aria" className={styles.panel} onSubmit={submit}>
          <TextField
            name="email"
            type="email"
            label="Email address"
            autoComplete="off"
            inputMode="email"
            spellCheck="false"
            isRequired
            labels={{ required: '' }}
            value={email}
            onChange={setEmail}
            error={isChecked && isWrong ? 'Please enter a valid email address.' : undefined}
          />
          <Select
            name="role"
            label="Role"
            hint="Editors write posts and curate pictures. Managers also read messages and manage people."
            items={roles}
            value={role}
            onChange={setRole}
          />
          {problem && (
            <p role="alert" className={notices.failure}>
              {problem}
            </p>
          )}
          <div className={styles.buttons}>
            <Button variant="ghost" onPress={onClose}>
              Cancel
            </Button>
            <Button type="submit" isPending={isPending}>
              {isPending ? 'Sending...' : 'Send invitation'}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
