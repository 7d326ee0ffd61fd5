import { toast } from '@custom-designs/ui/components/Toast';
import { useCallback, useState } from 'react';
import { connectMedia } from '../../adapters/clientMedia.ts';
import { type MediaInventory, removeOrphans, takeInventory } from '../../adapters/media/index.ts';
import { reasonFor } from './failureWords.ts';
import { SignInDismissed, type SignInGate } from './SignInGate.ts';

export interface CleanUp {
  /** Files that this page knows it left behind. */
  readonly leftBehind: readonly string[];
  readonly inventory: MediaInventory | null;
  readonly isBusy: boolean;
  readonly error: string;
  readonly take: () => Promise<void>;
  readonly remove: (places: readonly string[]) => Promise<void>;
}

/** Files that lost their row, and rows that lost their file. Counted only when somebody asks. */
export function useCleanUp(gate: SignInGate) {
  const [leftBehind, setLeftBehind] = useState<readonly string[]>([]);
  const [inventory, setInventory] = useState<MediaInventory | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const attempt = useCallback(
    async (perform: () => Promise<void>) => {
      setBusy(true);
      setError('');
      await gate.run(perform).catch((failure: unknown) => {
        if (!(failure instanceof SignInDismissed)) setError(reasonFor(failure));
      });
      setBusy(false);
    },
    [gate],
  );

  const count = async () => setInventory(await takeInventory(await connectMedia()));
  const remove = async (places: readonly string[]) => {
    const left = await removeOrphans(await connectMedia(), places);
    setLeftBehind(left);
    const gone = places.length - left.length;
    toast({ title: gone === 1 ? '1 file removed' : `${gone} files removed` });
    await count();
  };
  const noteLeftBehind = useCallback((places: readonly string[]) => {
    setLeftBehind((known) => [...new Set([...known, ...places])]);
  }, []);

  const cleanUp: CleanUp = {
    ...{ leftBehind, inventory, isBusy, error },
    take: () => attempt(count),
    remove: (places) => attempt(() => remove(places)),
  };
  return { cleanUp, noteLeftBehind };
}
