import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo, SignInDismissed, type SignInGate, tellFailure } from '../admin/index.ts';
import { deletePost, postsKey, restorePost } from './adapter/index.ts';
import type { PostRow } from './post.ts';

/** Deletes a post at once, and offers to store it again for six seconds. */
export function usePostDeletion(gate: SignInGate) {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: postsKey });
  const { mutate: restore } = useMutation({
    mutationFn: (rows: readonly PostRow[]) => gate.run(() => restorePost(rows)),
    onSuccess: () => toast({ title: 'Deletion undone' }),
    onError: (_error, rows) =>
      toast({
        title: 'The post couldn’t be restored',
        description: 'Only this message holds it. Try again.',
        variant: 'destructive',
        duration: Number.POSITIVE_INFINITY,
        action: {
          label: 'Try again',
          altText: 'To restore the post, press F8 and then Try again.',
          onAction: () => restore(rows),
        },
      }),
    onSettled: readAgain,
  });
  const { mutateAsync: remove, isPending } = useMutation({
    mutationFn: (id: string) => gate.run(() => deletePost(id)),
    onSuccess: (rows) => {
      if (rows.length === 0) return void toast({ title: 'Someone deleted this post first' });
      offerUndo({
        title: 'Post deleted',
        description: 'You can undo this for 6 seconds.',
        altText: 'To undo this, press F8 and then Undo.',
        onUndo: () => restore(rows),
      });
    },
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailure('Failed to delete the post', error);
    },
    onSettled: readAgain,
  });
  return { remove, isPending };
}
