import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { AccountStatus, type AccountStatusProps, SignInDialog } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { type ComponentProps, useState } from 'react';
import { countUnsent, requestPassword, signInProblem } from './auth/index.ts';
import { tellFailure } from './failures.ts';
import { secondStepOf } from './SecondStep.tsx';
import type { Manager } from './useManager.ts';

interface ManagerAccountProps extends Pick<AccountStatusProps, 'signedOut' | 'notAllowed'> {
  manager: Manager;
  /** How many chosen images aren't uploaded yet. */
  unsavedImages?: number;
  /** The right that the screen needs. Default: `isEditor`. */
  needs?: 'isEditor' | 'isManager';
}

/**
 * Shows the signed-in account with a button to sign in or out. Signing out removes the account's
 * data from this browser, and asks first if unsaved work would be lost.
 */
export function ManagerAccount({
  manager,
  unsavedImages = 0,
  needs = 'isEditor',
  ...words
}: ManagerAccountProps) {
  const { signedIn } = manager;
  const [unsaved, setUnsaved] = useState('');
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  const signOut = () => {
    stay();
    void manager.signOut().catch((error) => tellFailure('Failed to sign out', error));
  };
  const ask = async () => {
    const counts = [...(await countUnsent()), ['image', unsavedImages] as const];
    const lost = counts.filter(([, count]) => count > 0);
    setUnsaved(lost.map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`).join(', '));
    if (lost.length > 0) setAsking(true);
    else signOut();
  };
  return (
    <>
      <AccountStatus
        email={signedIn?.email ?? null}
        isManager={signedIn?.[needs] ?? true}
        isLoading={signedIn === undefined}
        isPending={manager.hasLeft}
        onSignIn={manager.ask}
        onSignOut={() => void ask()}
        {...words}
      />
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onClose={stay}
        title="Sign out and discard unsaved changes?"
        labels={{ close: 'Stay signed in' }}
        actions={
          <>
            <Button variant="ghost" onPress={stay}>
              Stay signed in
            </Button>
            <Button variant="danger" onPress={signOut}>
              Sign out
            </Button>
          </>
        }
      >
        <Text>
          Not saved yet: {unsaved}. Signing out removes them and all messages from this browser.
        </Text>
      </Dialog>
    </>
  );
}

/** Mails a link for a new password. @returns why it failed, or null */
const forgotPassword = (email: string) => requestPassword(email).then(() => null, signInProblem);

/** Returns the props of SignInPanel and SignInDialog for this manager. */
export const signInProps = (manager: Manager) => ({
  email: manager.lastEmail,
  isPending: manager.isPending,
  problem: manager.problem,
  onSignIn: manager.signIn,
  onForgot: forgotPassword,
  secondStep: secondStepOf(manager),
});

interface ManagerSignInDialogProps
  extends Pick<ComponentProps<typeof SignInDialog>, 'title' | 'reasons'> {
  manager: Manager;
}

/** Asks for email and password whenever an action needs a manager's session. */
export function ManagerSignInDialog({ manager, ...words }: ManagerSignInDialogProps) {
  return (
    <SignInDialog
      key={manager.reason}
      {...signInProps(manager)}
      isOpen={manager.reason !== null}
      reason={manager.reason ?? 'write'}
      onClose={manager.gate.dismiss}
      {...words}
    />
  );
}
