import { Button } from '@custom-designs/ui/components/Button';
import { Skeleton, SkeletonGroup } from '@custom-designs/ui/components/Skeleton';
import { InviteDialog, PeopleList, StateMessage } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { Heading, Text } from '@custom-designs/ui/text';
import { useRef, useState } from 'react';
import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import { roles } from '../auth/index.ts';
import { useDesk } from '../Desk.tsx';
import { reasonFor, tellFailure } from '../failures.ts';
import { fullTime } from '../time.ts';
import type { StoredPerson } from './adapter.ts';
import { duties, roleLabels } from './duties.ts';
import { PersonQuestion } from './PersonQuestion.tsx';
import { RequireSecondStep } from './RequireSecondStep.tsx';
import { usePeople } from './usePeople.ts';

const NO_ACCESS = 'none';
const assignable = [
  { value: 'editor', label: roleLabels.editor },
  { value: 'manager', label: roleLabels.manager },
];
const roleItems = [...assignable, { value: NO_ACCESS, label: 'No access' }];

const toPerson = (row: StoredPerson, ownId: string) => ({
  ...{ id: row.id, name: personName(row.email), email: row.email, sessions: row.sessions },
  role: row.role ?? NO_ACCESS,
  isSelf: row.id === ownId,
  // Without a role, an invitation would give one.
  isInvited: row.is_invited && row.role !== null,
  lastSignIn: row.last_sign_in_at && fullTime(row.last_sign_in_at),
  hasSecondStep: row.second_step_since !== null,
});

/** Everyone with an account, for managers: inviting, roles, signing out, and removing. */
export function PeoplePanel() {
  const { gate, signedIn } = useDesk().manager;
  const { query, change, remove, invite, ...mail } = usePeople(signedIn?.isManager === true, gate);
  const [isInviting, setInviting] = useState(false);
  const [invitation, setInvitation] = useState(0);
  const [asked, setAsked] = useState<StoredPerson>();
  const [question, setQuestion] = useState<'manager' | 'remove' | 'second-step' | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = query;
  const openInvite = () => {
    invite.reset();
    // Each invitation begins with an empty form.
    setInvitation(invitation + 1);
    setInviting(true);
  };
  const withPerson = (act: (person: StoredPerson) => void) => (id: string) => {
    const person = data?.find((row) => row.id === id);
    if (person) act(person);
  };
  const resend = ({ email, role }: StoredPerson) =>
    role &&
    invite.mutate(
      { email, role },
      { onError: (failure) => tellFailure(`No invitation was sent to ${email}`, failure) },
    );
  const ask = (about: 'manager' | 'remove' | 'second-step') =>
    withPerson((person) => {
      setAsked(person);
      setQuestion(about);
    });
  const stay = () => setQuestion(null);
  const removeNow = () => {
    stay();
    if (asked) remove(asked, { onSuccess: () => listRef.current?.focus() });
  };
  const removeSecondStep = () => {
    stay();
    if (asked) change({ person: asked, second_step_since: null });
  };
  const makeManager = () => {
    stay();
    if (asked) change({ person: asked, role: 'manager' });
  };
  return (
    <Stack gap="sm">
      <Stack gap="sm" direction="row" justify="space-between" align="center" isWrapping>
        <Heading level={2} size="subheading">
          People with access
        </Heading>
        <Button size="compact" onPress={openInvite}>
          Invite a person
        </Button>
      </Stack>
      {!mail.isMailed && (
        <Text size="small" tone="muted">
          Mail isn’t set up here, so nothing is sent. Copy a link and send it yourself.
        </Text>
      )}
      {data ? (
        <PeopleList
          aria-label="People with access"
          listRef={listRef}
          people={data.map((row) => toPerson(row, signedIn?.id ?? ''))}
          roles={roleItems}
          onRoleChange={(id, role) => {
            if (role === 'manager') ask('manager')(id);
            else
              withPerson((person) =>
                change({ person, role: roles.find((known) => known === role) ?? null }),
              )(id);
          }}
          onResend={withPerson(resend)}
          onCopyLink={
            mail.isMailed ? undefined : withPerson((person) => void mail.copyPersonLink(person))
          }
          onSignOut={withPerson((person) => change({ person, sessions: 0 }))}
          onRemoveSecondStep={ask('second-step')}
          onRemove={ask('remove')}
        />
      ) : (
        !error && (
          <SkeletonGroup>
            <Skeleton />
          </SkeletonGroup>
        )
      )}
      {error && (
        <StateMessage isFailure actions={[{ label: 'Try again', onPress: () => void refetch() }]}>
          {`The list of people couldn’t be loaded. ${reasonFor(error)}`}
        </StateMessage>
      )}
      {data?.length === 1 && (
        <StateMessage>Only you have access. Invite the people you work with.</StateMessage>
      )}
      <InviteDialog
        key={invitation}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        roles={assignable}
        submitLabel={mail.isMailed ? undefined : 'Make an invitation'}
        isPending={invite.isPending}
        problem={invite.error ? reasonFor(invite.error) : null}
        onInvite={(given) => invite.mutate(given, { onSuccess: () => setInviting(false) })}
      />
      {data && <RequireSecondStep isOwnOn={signedIn?.secondStepSince != null} />}
      <PersonQuestion
        isOpen={question === 'manager'}
        title={`Make ${asked?.email} a manager?`}
        confirmLabel="Make a manager"
        variant="primary"
        onStay={stay}
        onConfirm={makeManager}
      >
        {`A manager ${duties.manager}. ${asked?.sessions ? 'This person has to sign in again.' : ''}`}
      </PersonQuestion>
      <PersonQuestion
        isOpen={question === 'remove'}
        title={`Remove ${asked?.email}?`}
        confirmLabel="Remove"
        onStay={stay}
        onConfirm={removeNow}
      >
        The account is deleted and signed out at once. What this person wrote and changed stays. To
        give access back, invite them again.
      </PersonQuestion>
      <PersonQuestion
        isOpen={question === 'second-step'}
        title={`Remove the second step of ${asked?.email}?`}
        confirmLabel="Remove second step"
        onStay={stay}
        onConfirm={removeSecondStep}
      >
        Do this only after you’ve talked to this person. They’re signed out everywhere, and then
        sign in with the password alone until they set up another app.
      </PersonQuestion>
    </Stack>
  );
}
