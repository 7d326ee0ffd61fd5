import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Text } from '@custom-designs/ui/text';

interface SignOutQuestionProps {
  isOpen: boolean;
  /** Changes that were not sent. */
  count: number;
  onSignOut: () => void;
  onStay: () => void;
}

/** Signing out takes what waits with it. */
export function SignOutQuestion({ isOpen, count, onSignOut, onStay }: SignOutQuestionProps) {
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onStay}
      title="Sign out and lose what was not sent?"
      labels={{ close: 'Stay' }}
      actions={
        <>
          <Button variant="ghost" onPress={onStay}>
            Stay
          </Button>
          <Button variant="danger" onPress={onSignOut}>
            Sign Out
          </Button>
        </>
      }
    >
      <Text>
        {count === 1 ? '1 change still waits' : `${count} changes still wait`} for a connection.
        Signing out removes all messages from this browser, and what waits with them.
      </Text>
    </Dialog>
  );
}
