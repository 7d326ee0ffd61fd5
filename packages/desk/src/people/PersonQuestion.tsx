import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Text } from '@custom-designs/ui/text';
import type { ReactNode } from 'react';

interface PersonQuestionProps {
  isOpen: boolean;
  title: string;
  /** What follows. */
  children: ReactNode;
  confirmLabel: string;
  /** Default: danger. */
  variant?: 'primary' | 'danger';
  onStay: () => void;
  onConfirm: () => void;
}

/** Asks before something is taken away from a person, or before they may read messages. */
export function PersonQuestion({
  isOpen,
  title,
  children,
  confirmLabel,
  variant = 'danger',
  onStay,
  onConfirm,
}: PersonQuestionProps) {
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onStay}
      title={title}
      labels={{ close: 'Cancel' }}
      actions={
        <>
          <Button variant="ghost" onPress={onStay} autoFocus>
            Cancel
          </Button>
          <Button variant={variant} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
    </Dialog>
  );
}
