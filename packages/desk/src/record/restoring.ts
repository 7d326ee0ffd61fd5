import { toast } from '@custom-designs/ui/components/Toast';
import { reasonFor } from '../failures.ts';
import type { SignInGate } from '../SignInGate.ts';
import { settleEach } from './settleEach.ts';
import { offerUndo } from './undo.ts';

/** How items of one kind come back from the trash. */
export interface Restoring {
  /** The kind of item, such as "post". Its plural ends with "s". */
  readonly what: string;
  readonly gate: SignInGate;
  /** Brings one item back. May throw an AdapterError. */
  readonly restore: (id: string) => Promise<unknown>;
  /** Reads the lists again. */
  readonly readAgain: () => void;
}

/** "Post deleted", "3 posts deleted". */
export const counted = (count: number, what: string, happened: string) =>
  count === 1
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)} ${happened}`
    : `${count} ${what}s ${happened}`;

/** Moves items from the trash back, and says so. */
export async function restoreDeleted(ids: readonly string[], restoring: Restoring): Promise<void> {
  const { what, gate, restore, readAgain } = restoring;
  const { succeeded, failed } = await settleEach(ids, (id) => gate.run(() => restore(id)));
  readAgain();
  const [failure] = failed;
  if (!failure) {
    toast({
      title: 'Deletion undone',
      description: counted(succeeded.length, what, 'restored'),
    });
    return;
  }
  toast({
    title: counted(failed.length, what, 'couldn’t be restored'),
    description: reasonFor(failure.error),
    variant: 'destructive',
    // Stays open, because the items would seem lost without it.
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Try again',
      altText: `To restore the deleted ${what}s, press F8 and then Try again.`,
      onAction: () =>
        void restoreDeleted(
          failed.map(({ item }) => item),
          restoring,
        ),
    },
  });
}

/** Offers to restore deleted items for six seconds. After that, the trash has them. */
export const offerToRestore = (ids: readonly string[], restoring: Restoring): void =>
  void offerUndo({
    title: counted(ids.length, restoring.what, 'deleted'),
    description: 'You can undo this for 6 seconds. The trash keeps it for 30 days.',
    altText: 'To undo this, press F8 and then Undo.',
    onUndo: () => void restoreDeleted(ids, restoring),
  });
