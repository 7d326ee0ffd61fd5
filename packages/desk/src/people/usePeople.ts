import { toast } from '@custom-designs/ui/components/Toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forManagers, type Role } from '../auth/index.ts';
import { tellFailure } from '../failures.ts';
import type { SignInGate } from '../SignInGate.ts';
import {
  changePerson,
  invitePerson,
  listPeople,
  removePerson,
  type StoredPerson,
} from './adapter.ts';

export const peopleKey = ['people'];

/** The accounts, for managers. */
export const peopleQuery = () =>
  queryOptions({
    meta: forManagers,
    queryKey: peopleKey,
    queryFn: ({ signal }) => listPeople(signal),
    refetchOnWindowFocus: true,
  });

type Change = { readonly person: StoredPerson } & (
  | { readonly role: Role | null }
  | { readonly sessions: 0 }
  | { readonly second_step_since: null }
);

const doneTitle = (change: Change) =>
  'role' in change
    ? `${change.person.email} is now ${change.role ? `a${change.role === 'editor' ? 'n' : ''} ${change.role}` : 'without access'}`
    : 'sessions' in change
      ? `${change.person.email} is signed out everywhere`
      : `${change.person.email} signs in without a second step now`;

/** The accounts, and what a manager can do with them. Failures are told in a toast. */
export function usePeople(isManager: boolean, gate: SignInGate) {
  const client = useQueryClient();
  const query = useQuery({ ...peopleQuery(), enabled: isManager });
  const readAgain = () => client.invalidateQueries({ queryKey: peopleKey });
  const setRows = (next: (rows: readonly StoredPerson[]) => readonly StoredPerson[]) =>
    client.setQueryData<readonly StoredPerson[]>(peopleKey, (rows) => rows && next(rows));

  const change = useMutation({
    meta: forManagers,
    mutationFn: ({ person, ...values }: Change) => gate.run(() => changePerson(person.id, values)),
    onMutate: ({ person, ...values }) =>
      setRows((rows) => rows.map((row) => (row.id === person.id ? { ...row, ...values } : row))),
    onSuccess: (_data, made) =>
      void toast({
        title: doneTitle(made),
        ...(!('sessions' in made) &&
          made.person.sessions > 0 && { description: 'They have to sign in again.' }),
      }),
    onError: (error, { person }) => {
      setRows((rows) => rows.map((row) => (row.id === person.id ? person : row)));
      tellFailure(`${person.email} was not changed`, error);
    },
    onSettled: readAgain,
  });
  const remove = useMutation({
    meta: forManagers,
    mutationFn: (person: StoredPerson) => gate.run(() => removePerson(person.id)),
    onSuccess: (_data, person) => {
      setRows((rows) => rows.filter(({ id }) => id !== person.id));
      toast({ title: `${person.email} has no account any more` });
    },
    onError: (error, person) => tellFailure(`${person.email} was not removed`, error),
    onSettled: readAgain,
  });
  const invite = useMutation({
    meta: forManagers,
    mutationFn: (given: { email: string; role: string }) => gate.run(() => invitePerson(given)),
    onSuccess: (_data, { email }) =>
      void toast({ title: `Invitation sent to ${email}`, description: 'Its link works once.' }),
    onSettled: readAgain,
  });
  return { query, change: change.mutate, remove: remove.mutate, invite };
}
