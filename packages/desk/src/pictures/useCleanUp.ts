import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { reasonFor } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { findOrphans, removeOrphans } from './adapter/index.ts';

const none: readonly string[] = [];
const counted = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
const tellFailed = (description: string) =>
  toast({ title: 'Failed to clean up', description, variant: 'destructive' });

/**
 * Leftover files without a row. They're requested while `isOpen`, because only managers may list
 * them.
 */
export function useCleanUp(gate: SignInGate, isOpen: boolean) {
  const { data: leftovers = none, refetch } = useQuery({
    queryKey: ['media', 'orphans'],
    queryFn: () => findOrphans(),
    staleTime: 0,
    enabled: isOpen,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => gate.run(() => removeOrphans(leftovers)),
    onSuccess: ({ length: left }) => {
      if (left > 0) tellFailed(`${counted(left)} couldn’t be removed. Please try again.`);
      else toast({ title: `${counted(leftovers.length)} removed` });
    },
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailed(reasonFor(error));
    },
    onSettled: () => refetch(),
  });
  return { leftovers, isCleaningUp: isPending, onCleanUp: () => mutate() };
}
