import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Text } from '@custom-designs/ui/text';

interface DeleteQuestionProps {
  /** The kind of item, such as "post". */
  what: string;
  /** The item to delete. The dialog is open while there is one. */
  item: { readonly title: string; readonly isPublic: boolean } | null;
  /** What else the editor should know. */
  note?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a record is deleted. */
export function DeleteQuestion({ what, item, note, onConfirm, onCancel }: DeleteQuestionProps) {
  return (
    <Dialog
      isOpen={item !== null}
      role="alertdialog"
      title={`Delete this ${what}?`}
      labels={{ close: 'Cancel' }}
      onClose={onCancel}
      actions={
        <>
          <Button variant="ghost" onPress={onCancel} autoFocus>
            Cancel
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            Delete
          </Button>
        </>
      }
    >
      <Text tone="strong">{item?.title.trim() || `Untitled ${what}`}</Text>
      <Text tone="muted" size="small">
        {[
          item?.isPublic &&
            'Visitors will no longer see it. Search engines notice after the next update of the website.',
          note,
          'You can undo this for 6 seconds.',
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Dialog>
  );
}
