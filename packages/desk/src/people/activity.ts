import type { Activity, ActivityAccount, ActivityDay } from '@custom-designs/ui/desk';
import * as z from 'zod/mini';
import { officeDay, shownDay, timeOfDay } from '../time.ts';
import type { StoredActivity, StoredPerson } from './adapter.ts';
import { namesOf } from './names.ts';

type Kind = StoredActivity['kind'];

/** The kinds of activity that a manager may look for, by their value in the address. */
export const activityGroups: readonly {
  readonly value: string;
  readonly label: string;
  readonly kinds: readonly Kind[];
}[] = [
  { value: 'sign-ins', label: 'Sign-ins', kinds: ['signed_in', 'first_step', 'signed_out'] },
  { value: 'refused', label: 'Refused sign-ins', kinds: ['refused'] },
  {
    value: 'access',
    label: 'Invitations and roles',
    kinds: ['added', 'invited', 'role', 'removed'],
  },
  {
    value: 'accounts',
    label: 'Passwords, addresses, second steps',
    kinds: ['password', 'address', 'address_undone', 'second_step', 'second_step_off'],
  },
  { value: 'website', label: 'Updates of the website', kinds: ['published'] },
];

export interface PeopleAddress {
  readonly view: 'people' | 'activity';
  /** A value of `activityGroups`. Null for all. */
  readonly group: string | null;
  /** An account's id. Null for all. */
  readonly person: string | null;
}

export function readAddress(query: URLSearchParams): PeopleAddress {
  return {
    view: query.get('view') === 'activity' ? 'activity' : 'people',
    group: activityGroups.find(({ value }) => value === query.get('show'))?.value ?? null,
    person: z.safeParse(z.uuid(), query.get('person')).data ?? null,
  };
}

export function peopleHref({ view, group, person }: PeopleAddress): string {
  if (view === 'people') return '/admin/people';
  const filters = { ...(group && { show: group }), ...(person && { person }) };
  return `/admin/people?${new URLSearchParams({ view, ...filters })}`;
}

const DAY_MS = 86_400_000;

function dayLabel(day: string, now: number): string {
  if (day === officeDay(now)) return 'Today';
  return day === officeDay(now - DAY_MS) ? 'Yesterday' : shownDay(day);
}

/** Groups rows by their day at the office, and names the accounts that still exist. */
export function toDays(
  rows: readonly StoredActivity[],
  people: readonly StoredPerson[],
  now: number,
): readonly ActivityDay[] {
  const names = namesOf(people.map(({ email }) => email));
  const known = new Map(people.map(({ id, email }) => [id, names.get(email)]));
  const named = (id: string | null): ActivityAccount | null =>
    id === null ? null : { name: known.get(id) ?? null };
  const toItem = ({ account, actor, ...row }: StoredActivity): Activity => ({
    ...row,
    ...{ account: named(account), actor: named(actor), time: timeOfDay(row.at) },
  });
  const days = Map.groupBy(rows, ({ at }) => officeDay(Date.parse(at)));
  return [...days].map(([day, rows]) => ({ label: dayLabel(day, now), items: rows.map(toItem) }));
}
