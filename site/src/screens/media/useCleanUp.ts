import { toast } from '@custom-designs/ui/components/Toast';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { connectMedia } from '../../adapters/clientMedia.ts';
import { mediaQueries, removeOrphans } from '../../adapters/media/index.ts';
import { queryClient } from '../../adapters/queryClient.ts';
import { reasonFor } from './failureWords.ts';
import { SignInDismissed, type SignInGate } from './SignInGate.ts';

export interface CleanUp {
  /** Stored files that belong to no image. */
  readonly leftovers: readonly { readonly place: string }[];
  readonly isCleaningUp: boolean;
  readonly cleanUp: () => Promise<void>;
  /** What this page could not take back; counting overlooks it while it is young. */
  readonly noteLeftBehind: (places: readonly string[]) => void;
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** Files that lost their row. They are counted while `isCounting`, as only managers may. */
export function useCleanUp(gate: SignInGate, isCounting: boolean): CleanUp {
  const [leftBehind, setLeftBehind] = useState<readonly string[]>([]);
  const [isCleaningUp, setCleaningUp] = useState(false);
  const { data, refetch } = useQuery(
    { ...mediaQueries.inventory(), enabled: isCounting },
    queryClient,
  );
  const orphans = data?.orphans;
  const places = useMemo(
    () => [...new Set([...leftBehind, ...(orphans ?? []).map(({ place }) => place)])],
    [leftBehind, orphans],
  );

  const cleanUp = useCallback(async () => {
    setCleaningUp(true);
    try {
      const left = await gate.run(async () => removeOrphans(await connectMedia(), places));
      setLeftBehind(left);
      toast({ title: `${files(places.length - left.length)} removed` });
      await refetch();
    } catch (error) {
      if (!(error instanceof SignInDismissed)) {
        const description = reasonFor(error);
        toast({ title: 'Failed to clean up', description, variant: 'destructive' });
      }
    }
    setCleaningUp(false);
  }, [gate, places, refetch]);

  const noteLeftBehind = useCallback((added: readonly string[]) => {
    if (added.length > 0) setLeftBehind((known) => [...new Set([...known, ...added])]);
  }, []);
  const leftovers = useMemo(() => places.map((place) => ({ place })), [places]);
  return { leftovers, isCleaningUp, cleanUp, noteLeftBehind };
}
