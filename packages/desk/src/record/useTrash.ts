import { useMutation, useMutationState } from '@tanstack/react-query';
import { tellFailure } from '../failures.ts';
import { SignInDismissed } from '../SignInGate.ts';
import { type Restoring, restoreDeleted } from './restoring.ts';
import { settleEach } from './settleEach.ts';

interface TrashActions extends Restoring {
  /** Deletes one item for good. May throw an AdapterError. */
  readonly destroy: (id: string) => Promise<unknown>;
}

/** Restoring items of the trash and deleting them for good, and which of them that is going on for. */
export function useTrash({ destroy, ...restoring }: TrashActions) {
  const { what, gate, readAgain } = restoring;
  const mutationKey = ['trash', what];
  const restore = useMutation({
    mutationKey,
    mutationFn: (ids: readonly string[]) => restoreDeleted(ids, restoring),
  });
  const destruction = useMutation({
    mutationKey,
    mutationFn: async (ids: readonly string[]) => {
      const { failed } = await settleEach(ids, (id) => gate.run(() => destroy(id)));
      const [failure] = failed;
      if (failure && !(failure.error instanceof SignInDismissed)) {
        tellFailure(`Failed to delete ${what}`, failure.error);
      }
    },
    onSettled: readAgain,
  });
  const busy = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly string[],
  });
  return {
    busyIds: new Set(busy.flat()),
    onRestore: restore.mutate,
    onDestroy: destruction.mutate,
  };
}
