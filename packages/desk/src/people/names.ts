import { personName } from '../../../../supabase/functions/_shared/personName.ts';

/** The names of people, by their addresses. Those who share a name have their address instead. */
export function namesOf(emails: readonly string[]): ReadonlyMap<string, string> {
  const sharing = Map.groupBy(new Set(emails), personName);
  return new Map(
    [...sharing].flatMap(([name, alike]) =>
      alike.map((email) => [email, alike.length === 1 ? name : email] as const),
    ),
  );
}
