import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Text } from '@custom-designs/ui/text';
import { useBlocker } from 'react-router';

export interface LeaveQuestionProps {
  isUploading: boolean;
}

/** Asks before a link leads away from an upload; closing the tab is asked by the browser itself. */
export function LeaveQuestion({ isUploading }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUploading && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      role="alertdialog"
      title="Leave while images are uploading?"
      onClose={stay}
      actions={
        <>
          <Button variant="ghost" onPress={() => blocker.proceed?.()}>
            Stop and leave
          </Button>
          <Button onPress={stay}>Keep uploading</Button>
        </>
      }
    >
      <Text>What is uploaded stays. The rest would have to be chosen again.</Text>
    </Dialog>
  );
}
