import type { Ref } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { useFocusKept } from '../useFocusKept.ts';
import * as styles from './PeopleList.css.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  /** A value of `roles`. */
  readonly role: string;
  /** The person who looks at the list, whom only others can change. */
  readonly isSelf: boolean;
  /** The invitation hasn't been accepted yet. */
  readonly isInvited: boolean;
  /** Number of signed-in devices. */
  readonly sessions: number;
  /** When the person last used a device, as shown. Null for never. */
  readonly lastSeen: string | null;
}

export const defaultPeopleListLabels = {
  role: (email: string) => `Role of ${email}`,
  self: 'You',
  invited: 'Invited',
  waiting: 'The invitation hasn’t been accepted yet.',
  never: 'Never signed in.',
  seen: (at: string) => `Last seen ${at}.`,
  devices: (count: number) => `Signed in on ${count} ${count === 1 ? 'device' : 'devices'}.`,
  resend: 'Send again',
  signOut: 'Sign out everywhere',
  remove: 'Remove',
};

export type PeopleListLabels = typeof defaultPeopleListLabels;

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
  /** Ends all of someone's sessions. */
  onSignOut: (id: string) => void;
  /** Asks whether to remove someone. */
  onRemove: (id: string) => void;
  /** Ref to the list, which takes the focus when a person has gone. */
  listRef?: Ref<HTMLUListElement>;
  /** Overrides the English labels. */
  labels?: Partial<PeopleListLabels>;
}

/** What is known about someone's devices. */
function factsOf({ isInvited, lastSeen, sessions }: Person, labels: PeopleListLabels): string {
  if (isInvited) return labels.waiting;
  const devices = sessions > 0 ? labels.devices(sessions) : '';
  return [lastSeen ? labels.seen(lastSeen) : labels.never, devices].filter(Boolean).join(' ');
}

/** People with access, their roles, and what can be done about them. Renders `<ul>`. */
export function PeopleList({
  'aria-label': label,
  people,
  roles,
  listRef,
  labels: ownLabels,
  ...actions
}: PeopleListProps) {
  const labels = { ...defaultPeopleListLabels, ...ownLabels };
  const roleOf = (role: string) => roles.find(({ value }) => value === role)?.label ?? role;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets */}
      <ul role="list" aria-label={label} ref={listRef} tabIndex={-1} className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <div>
              <div className={styles.head}>
                <bdi className={styles.name}>{person.email}</bdi>
                {person.isSelf && <Badge tone="neutral">{labels.self}</Badge>}
                {person.isInvited && <Badge>{labels.invited}</Badge>}
              </div>
              <p className={styles.facts}>{factsOf(person, labels)}</p>
            </div>
            {person.isSelf ? (
              <p className={styles.ownRole}>{roleOf(person.role)}</p>
            ) : (
              <>
                <div className={styles.role}>
                  <Select
                    name={`role-${person.id}`}
                    aria-label={labels.role(person.email)}
                    items={roles}
                    value={person.role}
                    onChange={(role) => actions.onRoleChange(person.id, role)}
                  />
                </div>
                <Actions person={person} labels={labels} {...actions} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ActionsProps extends Pick<PeopleListProps, 'onResend' | 'onSignOut' | 'onRemove'> {
  person: Person;
  labels: PeopleListLabels;
}

function Actions({ person, labels, onResend, onSignOut, onRemove }: ActionsProps) {
  const { id, email } = person;
  const action = (text: string, act: (id: string) => void) => (
    <Button variant="ghost" size="compact" aria-label={`${text}: ${email}`} onPress={() => act(id)}>
      {text}
    </Button>
  );
  return (
    <div {...useFocusKept<HTMLDivElement>()} className={styles.actions}>
      {person.isInvited && action(labels.resend, onResend)}
      {person.sessions > 0 && action(labels.signOut, onSignOut)}
      {action(labels.remove, onRemove)}
    </div>
  );
}
