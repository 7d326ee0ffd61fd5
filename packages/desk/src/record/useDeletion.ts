import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { offerToRestore } from './restoring.ts';
import type { Trash } from './trash.ts';

/** How an item is deleted. Each call may throw an AdapterError. */
export interface Deletion {
  /** The start of every query's key. */
  readonly key: readonly string[];
  /** Moves an item to the trash. @returns false if someone deleted it first */
  readonly remove: (id: string) => Promise<boolean>;
  readonly trash: Trash;
}

/** Deletes an item at once, and offers to restore it for six seconds. */
export function useDeletion(gate: SignInGate, what: string, { key, remove, trash }: Deletion) {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: key });
  return useMutation({
    mutationFn: (id: string) => gate.run(() => remove(id)),
    onSuccess: (isRemoved, id) => {
      if (isRemoved) offerToRestore([id], { what, gate, restore: trash.restore, readAgain });
      else toast({ title: `Someone deleted this ${what} first` });
    },
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailure(`Failed to delete the ${what}`, error);
    },
    onSettled: readAgain,
  }).mutateAsync;
}
