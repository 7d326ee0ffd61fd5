/** Stands for no owner, because a Select can't have an empty value. */
export const NO_ONE = 'none';

/** A short name: the email up to its @. */
export const ownerName = (email: string): string => email.split('@')[0] || email;

/** The people to choose from: oneself, and everyone who already has messages. */
export function ownerItems(me: string, others: readonly (string | null)[]) {
  const known = new Set(others.filter((email) => email !== null && email !== me));
  return [
    { value: NO_ONE, label: 'No one' },
    { value: me, label: 'Me' },
    ...[...known]
      .map(String)
      .toSorted()
      .map((email) => ({ value: email, label: email })),
  ];
}
