import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Text } from '@custom-designs/ui/text';

interface DeleteQuestionProps {
  /** The post to delete. The dialog is open while there is one. */
  post: { readonly title: string; readonly isPublic: boolean } | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a post is deleted. */
export function DeleteQuestion({ post, onConfirm, onCancel }: DeleteQuestionProps) {
  return (
    <Dialog
      isOpen={post !== null}
      role="alertdialog"
      title="Delete this post?"
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
      <Text tone="strong">{post?.title.trim() || 'Untitled post'}</Text>
      <Text tone="muted" size="small">
        {post?.isPublic ? 'It leaves the website at once. ' : ''}You can undo this for 6 seconds.
      </Text>
    </Dialog>
  );
}
