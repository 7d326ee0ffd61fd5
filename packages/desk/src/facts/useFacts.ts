import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forManagers } from '../auth/index.ts';
import type { SignInGate } from '../SignInGate.ts';
import { factTable, listFacts } from './adapter/manageFacts.ts';
import type { StoredFact } from './adapter/rows.ts';

const factsQuery = queryOptions({
  queryKey: factTable.key,
  queryFn: ({ signal }) => listFacts(signal),
  meta: forManagers,
  refetchOnWindowFocus: true,
  staleTime: 10_000,
});

/** A new value of a fact. Null means that of the content file. */
export interface FactSave {
  readonly key: string;
  readonly value: unknown;
  /** The version that it replaces. Null if the fact had never been changed. */
  readonly known: StoredFact | null;
}

/** The changed facts and their history. Only managers may ask. */
export const useFacts = (isManager: boolean) => useQuery({ ...factsQuery, enabled: isManager });

/** Stores a fact. Afterward, the list shows what the backend has. */
export function useSaveFact(gate: SignInGate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, value, known }: FactSave) =>
      gate.run(() => factTable.save(key, known, { value })),
    // A next change names the time of this one, so it can't wait for the list. What an undo would
    // store isn't known until then.
    onSuccess: (saved) =>
      client.setQueryData(factsQuery.queryKey, (list) => {
        const others = <Row extends { key: string }>(rows: readonly Row[]) =>
          rows.filter(({ key }) => key !== saved.key);
        return list && { facts: [...others(list.facts), saved], changes: others(list.changes) };
      }),
    // Not awaited: the form must know its own version before the list has it.
    onSettled: () => void client.invalidateQueries({ queryKey: factsQuery.queryKey }),
  });
}
