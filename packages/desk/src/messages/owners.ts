import { useQuery } from '@tanstack/react-query';
import { namesOf } from '../people/names.ts';
import { peopleQuery } from '../people/usePeople.ts';

/** Stands for no owner, because a Select can't have an empty value. */
export const NO_ONE = 'none';

/** The emails of everyone who may read messages. Empty until they're known. */
export function useManagers(isManager: boolean): readonly string[] {
  const { data = [] } = useQuery({ ...peopleQuery(), enabled: isManager });
  return data.filter(({ role }) => role === 'manager').map(({ email }) => email);
}

/** The people to choose from: oneself, and everyone else. Two of one name have their address. */
export function ownerItems(me: string, others: readonly (string | null)[]) {
  const emails = [...new Set(others.filter((email) => email !== null && email !== me))]
    .map(String)
    .toSorted();
  const names = namesOf([me, ...emails]);
  return [
    { value: NO_ONE, label: 'No one' },
    { value: me, label: 'Me' },
    ...emails.map((email) => ({ value: email, label: names.get(email) ?? email })),
  ];
}
