import { AdapterError } from '@custom-designs/supabase/errors';
import { toast } from '@custom-designs/ui/components/Toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { forManagers, mailing, type Role } from '../auth/index.ts';
import { copyLink } from '../copyLink.ts';
import { tellFailure } from '../failures.ts';
import type { SignInGate } from '../SignInGate.ts';
import {
  changePerson,
  listPeople,
  mailPerson,
  removePerson,
  type StoredPerson,
} from './adapter.ts';

/** An account gets at most one link within this time. */
const LINK_PAUSE_MS = 60_000;

const copied = {
  title: 'Copied',
  description: 'The link works once. Send it to this person only.',
};

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
    mutationFn: (given: { email: string; role: string }) => gate.run(() => mailPerson(given)),
    onSuccess: (link, { email }) => {
      if (link === undefined) {
        toast({ title: `Invitation sent to ${email}`, description: 'Its link works once.' });
        return;
      }
      remember(email, link);
      toast({
        title: 'Mail isn’t set up, so nothing was sent',
        description: 'Copy the link and send it yourself.',
        action: {
          label: 'Copy the link',
          altText: 'To copy the link, press F8 and then Copy the link.',
          onAction: () => void copyLink(link, copied),
        },
      });
    },
    onSettled: readAgain,
  });
  // Another link ends the last one, and there's one a minute, so that one is copied again until then.
  const links = useRef(new Map<string, string>());
  const remember = (email: string, link: string) => {
    links.current.set(email, link);
    setTimeout(() => links.current.delete(email), LINK_PAUSE_MS);
  };
  /** Only where mail isn't set up. */
  const copyPersonLink = async ({ id, email, role, is_invited }: StoredPerson) => {
    const asked = is_invited && role ? { email, role } : { forgotten: id };
    try {
      const link = links.current.get(email) ?? (await gate.run(() => mailPerson(asked)));
      if (link === undefined) throw new AdapterError('missing', 'The link was mailed instead.');
      remember(email, link);
      await copyLink(link, copied);
    } catch (error) {
      tellFailure('Couldn’t make the link', error);
    }
  };
  const { data: isMailed = true } = useQuery({ ...mailing, enabled: isManager });
  return {
    query,
    change: change.mutate,
    remove: remove.mutate,
    invite,
    isMailed,
    copyPersonLink,
  };
}
