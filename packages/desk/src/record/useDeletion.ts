import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { offerUndo } from './undo.ts';

/** The calls that delete an item and bring it back. Each may throw an AdapterError. */
export interface Deletion<Row> {
  /** Deletes an item. @returns its rows, none if someone deleted it first */
  readonly remove: (id: string) => Promise<readonly Row[]>;
  /** Stores deleted rows again, with their ids. */
  readonly restore: (rows: readonly Row[]) => Promise<void>;
}

interface DeletionOptions<Row> extends Deletion<Row> {
  /** The kind of item, such as "post". */
  readonly what: string;
  /** The lists to read again. */
  readonly queryKey: readonly unknown[];
}

/** Deletes an item at once, and offers to store it again for six seconds. */
export function useDeletion<Row>(
  gate: SignInGate,
  { what, queryKey, ...stored }: DeletionOptions<Row>,
) {
  const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey });
  const { mutate: restore } = useMutation({
    mutationFn: (rows: readonly Row[]) => gate.run(() => stored.restore(rows)),
    onSuccess: () => toast({ title: 'Deletion undone' }),
    onError: (_error, rows) =>
      toast({
        title: `The ${what} couldn’t be restored`,
        description: 'Only this message holds it. Try again.',
        variant: 'destructive',
        duration: Number.POSITIVE_INFINITY,
        action: {
          label: 'Try again',
          altText: `To restore the ${what}, press F8 and then Try again.`,
          onAction: () => restore(rows),
        },
      }),
    onSettled: readAgain,
  });
  const { mutateAsync: remove, isPending } = useMutation({
    mutationFn: (id: string) => gate.run(() => stored.remove(id)),
    onSuccess: (rows) => {
      if (rows.length === 0) return void toast({ title: `Someone deleted this ${what} first` });
      offerUndo({
        title: `${name} deleted`,
        description: 'You can undo this for 6 seconds.',
        altText: 'To undo this, press F8 and then Undo.',
        onUndo: () => restore(rows),
      });
    },
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailure(`Failed to delete the ${what}`, error);
    },
    onSettled: readAgain,
  });
  return { remove, isPending };
}
