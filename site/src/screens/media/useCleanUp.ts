import { toast } from '@custom-designs/ui/components/Toast';
import { useCallback, useState } from 'react';
import { connectMedia } from '../../adapters/clientMedia.ts';
import { type MediaInventory, removeOrphans, takeInventory } from '../../adapters/media/index.ts';
import { reasonFor } from './failureWords.ts';
import { SignInDismissed, type SignInGate } from './SignInGate.ts';

export interface CleanUp {
  /** Files that this page knows it left behind. */
  readonly leftBehind: readonly string[];
  /** The same, and those that were found by counting. */
  readonly orphans: readonly string[];
  readonly isOpen: boolean;
  readonly inventory: MediaInventory | null;
  readonly isBusy: boolean;
  readonly error: string;
  /** Asks for a manager, opens and counts. */
  readonly open: () => Promise<void>;
  readonly close: () => void;
  readonly remove: (places: readonly string[]) => Promise<void>;
}

const filesRemoved = (count: number) => (count === 1 ? '1 file removed' : `${count} files removed`);

/** Files that lost their row, and rows that lost their file. Counted only when somebody asks. */
export function useCleanUp(gate: SignInGate) {
  const [leftBehind, setLeftBehind] = useState<readonly string[]>([]);
  const [inventory, setInventory] = useState<MediaInventory | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const attempt = useCallback(
    async (perform: () => Promise<void>) => {
      setError('');
      await gate.run(perform).catch((failure: unknown) => {
        if (!(failure instanceof SignInDismissed)) setError(reasonFor(failure));
      });
      setBusy(false);
    },
    [gate],
  );

  const count = async () => {
    setOpen(true);
    setBusy(true);
    setInventory(await takeInventory(await connectMedia()));
  };
  const remove = async (places: readonly string[]) => {
    setBusy(true);
    const left = await removeOrphans(await connectMedia(), places);
    setLeftBehind(left);
    toast({ title: filesRemoved(places.length - left.length) });
    await count();
  };
  const noteLeftBehind = useCallback((places: readonly string[]) => {
    if (places.length > 0) setLeftBehind((known) => [...new Set([...known, ...places])]);
  }, []);

  const found = inventory?.orphans ?? [];
  const cleanUp: CleanUp = {
    ...{ leftBehind, isOpen, inventory, isBusy, error },
    // Counting leaves out what is younger than ten minutes; what this page left behind it knows.
    orphans: [...new Set([...leftBehind, ...found.map(({ place }) => place)])],
    open: () => attempt(count),
    close: () => setOpen(false),
    remove: (places) => attempt(() => remove(places)),
  };
  return { cleanUp, noteLeftBehind };
}
