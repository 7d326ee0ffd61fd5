import { AccountStatus, SignInDialog, SignInPanel } from '@custom-designs/ui/admin';
import { toast } from '@custom-designs/ui/components/Toast';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useEffect, useMemo, useState } from 'react';
import { type Manager, onSignedOut, useManager } from '../../auth/index.ts';
import { leadQueries } from './adapter/index.ts';
import type { InboxWords } from './display.ts';
import { reasonFor } from './failures.ts';
import { InboxScreen } from './InboxScreen.tsx';
import { forgetMessages, keptOptions } from './kept.ts';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { useInboxTitle } from './useInboxTitle.ts';
import { type Changes, useLeadChanges } from './useLeadChanges.ts';

const signInLabels = {
  title: 'Sign in to go on',
  reasons: {
    write: 'Messages of visitors are for managers.',
    expired: 'Please sign in again; your work continues.',
  },
};
const accountLabels = {
  signedOut: 'You are not signed in.',
  notAllowed: 'This account may not read messages.',
};

const tellSignOut = (error: unknown) =>
  toast({ title: 'Failed to sign out', description: reasonFor(error), variant: 'destructive' });

interface AccountProps {
  manager: Manager;
  changes: Changes;
}

/** Who is signed in. Signing out takes all messages out of this browser, and asks before it loses a change. */
function Account({ manager, changes }: AccountProps) {
  const [isAsking, setAsking] = useState(false);
  const { signedIn } = manager;
  const leave = () => {
    setAsking(false);
    void manager.signOut().catch(tellSignOut);
  };
  return (
    <>
      <AccountStatus
        email={signedIn?.email ?? null}
        isManager={signedIn?.isManager ?? true}
        isLoading={signedIn === undefined}
        isPending={manager.isPending}
        onSignIn={manager.ask}
        onSignOut={() => (changes.waiting.length > 0 ? setAsking(true) : leave())}
        labels={accountLabels}
      />
      <SignOutQuestion
        isOpen={isAsking}
        count={changes.waiting.length}
        onSignOut={leave}
        onStay={() => setAsking(false)}
      />
    </>
  );
}

/** The inbox over the backend (docs/behavior.md#inbox). */
function SignedInbox({ words }: { words: InboxWords }) {
  const manager = useManager();
  const { gate, signedIn } = manager;
  const isManager = signedIn?.isManager === true;
  const changes = useLeadChanges(gate);
  const { data: counts = null } = useQuery({ ...leadQueries.counts(), enabled: isManager });
  useInboxTitle(counts?.unread ?? 0);
  const account = <Account manager={manager} changes={changes} />;
  const signIn = {
    email: manager.lastEmail,
    isPending: manager.isPending,
    problem: manager.problem,
    onSignIn: (credentials: { email: string; password: string }) =>
      void manager.signIn(credentials),
    labels: signInLabels,
  };
  return (
    <>
      <InboxScreen
        words={words}
        changes={changes}
        counts={counts}
        isManager={isManager}
        account={account}
        signedOut={
          signedIn === null ? (
            <SignInPanel {...signIn} />
          ) : signedIn && !isManager ? (
            <Stack gap="sm" align="start">
              <Text>Please sign in with the account of a manager.</Text>
              {account}
            </Stack>
          ) : null
        }
      />
      <SignInDialog
        key={manager.reason}
        {...signIn}
        isOpen={manager.reason !== null}
        reason={manager.reason ?? 'write'}
        onClose={gate.dismiss}
      />
    </>
  );
}

/**
 * Messages of visitors, for managers. What was read stays readable without a connection, and changes wait
 * for one; both are kept in this browser until somebody signs out.
 */
export function Inbox({ words }: { words: InboxWords }) {
  const client = useQueryClient();
  const options = useMemo(() => keptOptions(client), [client]);
  const [visit, setVisit] = useState(0);
  useEffect(
    () =>
      onSignedOut(() => {
        void forgetMessages(client);
        // Drawn anew: what is on show would stay there.
        setVisit((last) => last + 1);
      }),
    [client],
  );
  return (
    <PersistQueryClientProvider
      client={client}
      persistOptions={options}
      // Not awaited: changes may wait for hours.
      onSuccess={() => void client.resumePausedMutations()}
    >
      <SignedInbox key={visit} words={words} />
    </PersistQueryClientProvider>
  );
}
