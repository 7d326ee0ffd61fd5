import { AccountStatus, type AccountStatusProps, SignInDialog } from '@custom-designs/ui/admin';
import { toast } from '@custom-designs/ui/components/Toast';
import type { ComponentProps } from 'react';
import { reasonFor } from './failures.ts';
import type { Manager } from './useManager.ts';

interface ManagerAccountProps {
  manager: Manager;
  /** Signs out, or first asks whether to. Default: signs out. */
  onSignOut?: (signOut: () => void) => void;
  labels?: AccountStatusProps['labels'];
}

/** Who is signed in, with a button to sign in or out. */
export function ManagerAccount({ manager, onSignOut, labels }: ManagerAccountProps) {
  const { signedIn } = manager;
  const signOut = () =>
    void manager.signOut().catch((error: unknown) =>
      toast({
        title: 'Failed to sign out',
        description: reasonFor(error),
        variant: 'destructive',
      }),
    );
  return (
    <AccountStatus
      email={signedIn?.email ?? null}
      isManager={signedIn?.isManager ?? true}
      isLoading={signedIn === undefined}
      isPending={manager.isPending}
      onSignIn={manager.ask}
      onSignOut={() => (onSignOut ? onSignOut(signOut) : signOut())}
      labels={labels}
    />
  );
}

/** Props of SignInPanel and SignInDialog for this manager. */
export const signInProps = (manager: Manager) => ({
  email: manager.lastEmail,
  isPending: manager.isPending,
  problem: manager.problem,
  onSignIn: manager.signIn,
});

interface ManagerSignInDialogProps {
  manager: Manager;
  labels?: ComponentProps<typeof SignInDialog>['labels'];
}

/** Asks for email and password whenever something needs a manager's session. */
export function ManagerSignInDialog({ manager, labels }: ManagerSignInDialogProps) {
  return (
    <SignInDialog
      key={manager.reason}
      {...signInProps(manager)}
      isOpen={manager.reason !== null}
      reason={manager.reason ?? 'write'}
      onClose={manager.gate.dismiss}
      labels={labels}
    />
  );
}
