import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forManagers } from '../auth/index.ts';
import type { SignInGate } from '../SignInGate.ts';
import { type FactSave, listFacts, saveFact } from './adapter/manageFacts.ts';

const factsQuery = queryOptions({
  queryKey: ['facts'],
  queryFn: ({ signal }) => listFacts(signal),
  meta: forManagers,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  staleTime: 10_000,
});

/** The changed facts and their history. Only managers may ask. */
export const useFacts = (isManager: boolean) => useQuery({ ...factsQuery, enabled: isManager });

/** Stores a fact. Afterward, the list shows what the backend has. */
export function useSaveFact(gate: SignInGate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: FactSave) => gate.run(() => saveFact(save)),
    // A next change names the time of this one, so it can't wait for the list. What an undo would
    // store isn't known until then.
    onSuccess: (saved) =>
      client.setQueryData(factsQuery.queryKey, (list) => {
        const others = <Row extends { key: string }>(rows: readonly Row[]) =>
          rows.filter(({ key }) => key !== saved.key);
        return list && { facts: [...others(list.facts), saved], changes: others(list.changes) };
      }),
    onSettled: () => client.invalidateQueries({ queryKey: factsQuery.queryKey }),
  });
}
