import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { toast } from '@custom-designs/ui/components/Toast';
import { compact, MailLinkForm, PasswordForm } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { Heading, Text } from '@custom-designs/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeEmail, changePassword, type SignedIn, signOutElsewhere } from '../auth/index.ts';
import { reasonFor, tellFailure } from '../failures.ts';
import { duties, roleLabels } from './duties.ts';
import { OwnPush } from './OwnPush.tsx';
import { OwnSecondStep } from './OwnSecondStep.tsx';

const emailSent = (email: string) =>
  `A link is on its way to ${email}. Look in the spam folder too.`;

/** The signed-in account's own email address, password, and devices. */
export function OwnAccount({ signedIn }: { signedIn: SignedIn }) {
  const { id, email, role, isManager, secondStepSince } = signedIn;
  const [open, setOpen] = useState<'password' | 'email' | null>(null);
  const close = () => setOpen(null);
  const elsewhere = useMutation({
    mutationFn: signOutElsewhere,
    onSuccess: () => void toast({ title: 'Your other devices are signed out' }),
    onError: (error) => tellFailure('Your other devices were not signed out', error),
  });
  return (
    <Stack gap="sm" align="start">
      <Heading level={2} size="subheading">
        Your account
      </Heading>
      <Text size="small">
        <bdi>{email}</bdi>
        <br />
        {role
          ? `${roleLabels[role]}: ${duties[role]}.`
          : 'This account has no access yet. Ask a manager for a role.'}
      </Text>
      <Stack gap="xs" direction="row" isWrapping>
        <Button variant="secondary" size="compact" onPress={() => setOpen('password')}>
          Change password
        </Button>
        <Button variant="secondary" size="compact" onPress={() => setOpen('email')}>
          Change email address
        </Button>
        <Button
          variant="secondary"
          size="compact"
          isPending={elsewhere.isPending}
          onPress={() => elsewhere.mutate()}
        >
          Sign out other devices
        </Button>
      </Stack>
      <OwnSecondStep since={secondStepSince} />
      {isManager && <OwnPush account={id} />}
      <Dialog isOpen={open === 'password'} onClose={close} title="Change your password">
        <div className={compact}>
          <ChangePassword email={email} onClose={close} />
        </div>
      </Dialog>
      <Dialog isOpen={open === 'email'} onClose={close} title="Change your email address">
        <div className={compact}>
          <MailLinkForm
            isFocused
            hasCurrent
            onRequest={(next, current) => changeEmail(next, current).then(() => null, reasonFor)}
            onBack={close}
            question="We’ll send a link to the new address. Your address changes once you open it. Your current address gets an email too."
            label="New email address"
            sent={emailSent}
            backLabel="Close"
          />
        </div>
      </Dialog>
    </Stack>
  );
}

function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const save = useMutation({
    mutationFn: ({ password, current }: { password: string; current?: string }) =>
      changePassword(password, current),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Your other devices are signed out.' });
      onClose();
    },
  });
  return (
    <PasswordForm
      hasCurrent
      email={email}
      isPending={save.isPending}
      problem={save.error ? reasonFor(save.error) : null}
      onSave={(given) => save.mutate(given)}
      onCancel={onClose}
    />
  );
}
