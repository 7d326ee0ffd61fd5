import type { Ref } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { useFocusKept } from '../useFocusKept.ts';
import * as styles from './PeopleList.css.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** A value of `roles`. */
  readonly role: string;
  /** The person who looks at the list, whom only others can change. */
  readonly isSelf: boolean;
  /** The invitation hasn't been accepted yet. */
  readonly isInvited: boolean;
  /** Number of signed-in devices. */
  readonly sessions: number;
  /** When the person last signed in, as shown. Null for never. */
  readonly lastSignIn: string | null;
  /** Enters a code after the password. */
  readonly hasSecondStep: boolean;
}

export interface PeopleListProps {
  /** Name of the list. */
  'aria-label': string;
  /** The people, in order. */
  people: readonly Person[];
  /** The roles to choose from. */
  roles: readonly SelectOption[];
  /** Called with another role for someone. */
  onRoleChange: (id: string, role: string) => void;
  /** Mails the invitation again. */
  onResend: (id: string) => void;
  /** Copies someone's invitation, or a link for a new password. Only where mail isn't set up. */
  onCopyLink?: ((id: string) => void) | undefined;
  /** Ends all of someone's sessions. */
  onSignOut: (id: string) => void;
  /** Asks whether to remove someone's second step. */
  onRemoveSecondStep: (id: string) => void;
  /** Asks whether to remove someone. */
  onRemove: (id: string) => void;
  /** Ref to the list, which takes the focus when a person has gone. */
  listRef?: Ref<HTMLUListElement>;
}

/** What is known about someone's devices. */
function factsOf({ isInvited, lastSignIn, sessions }: Person): string {
  if (isInvited) return 'The invitation hasn’t been accepted yet.';
  const devices =
    sessions > 0 ? `Signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}.` : '';
  return [lastSignIn ? `Last sign-in ${lastSignIn}.` : 'Never signed in.', devices]
    .filter(Boolean)
    .join(' ');
}

/** People with access, their roles, and what can be done about them. Renders `<ul>`. */
export function PeopleList({
  'aria-label': label,
  people,
  roles,
  listRef,
  ...actions
}: PeopleListProps) {
  const roleOf = (role: string) => roles.find(({ value }) => value === role)?.label ?? role;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets */}
      <ul role="list" aria-label={label} ref={listRef} tabIndex={-1} className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <div>
              <div className={styles.head}>
                <bdi className={styles.name}>{person.name}</bdi>
                <bdi className={styles.facts}>{person.email}</bdi>
                {person.isSelf && <Badge tone="neutral">You</Badge>}
                {person.isInvited && <Badge>Invited</Badge>}
                {person.hasSecondStep && <Badge tone="neutral">Second step</Badge>}
              </div>
              <p className={styles.facts}>{factsOf(person)}</p>
            </div>
            {person.isSelf ? (
              <p className={styles.ownRole}>{roleOf(person.role)}</p>
            ) : (
              <>
                <div className={styles.role}>
                  <Select
                    name={`role-${person.id}`}
                    aria-label={`Role of ${person.email}`}
                    items={roles}
                    value={person.role}
                    onChange={(role) => actions.onRoleChange(person.id, role)}
                  />
                </div>
                <Actions person={person} {...actions} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ActionsProps
  extends Pick<
    PeopleListProps,
    'onResend' | 'onCopyLink' | 'onSignOut' | 'onRemoveSecondStep' | 'onRemove'
  > {
  person: Person;
}

function Actions({ person, ...on }: ActionsProps) {
  const { id, email } = person;
  const action = (text: string, act: (id: string) => void) => (
    <Button variant="ghost" size="compact" aria-label={`${text}: ${email}`} onPress={() => act(id)}>
      {text}
    </Button>
  );
  return (
    <div {...useFocusKept<HTMLDivElement>()} className={styles.actions}>
      {person.isInvited && !on.onCopyLink && action('Send again', on.onResend)}
      {on.onCopyLink &&
        action(person.isInvited ? 'Copy the link' : 'Copy a password link', on.onCopyLink)}
      {person.sessions > 0 && action('Sign out everywhere', on.onSignOut)}
      {person.hasSecondStep && action('Remove second step', on.onRemoveSecondStep)}
      {action('Remove', on.onRemove)}
    </div>
  );
}
