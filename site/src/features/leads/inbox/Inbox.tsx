import { SignInPanel } from '@custom-designs/ui/admin';
import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useEffect, useMemo, useState } from 'react';
import {
  type Manager,
  ManagerAccount,
  ManagerSignInDialog,
  signInProps,
  useManager,
} from '../../admin/index.ts';
import { onSignedOut } from '../../auth/index.ts';
import { leadQueries } from './adapter/index.ts';
import type { InboxWords } from './display.ts';
import { InboxScreen } from './InboxScreen.tsx';
import { forgetMessages, keptOptions } from './kept.ts';
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

interface AccountProps {
  manager: Manager;
  changes: Changes;
}

/** Who is signed in. Signing out takes all messages out of this browser, and asks before it loses a change. */
function Account({ manager, changes }: AccountProps) {
  const [leave, setLeave] = useState<() => void>();
  const count = changes.waiting.length;
  const stay = () => setLeave(undefined);
  return (
    <>
      <ManagerAccount
        manager={manager}
        onSignOut={(signOut) => (count > 0 ? setLeave(() => signOut) : signOut())}
        labels={accountLabels}
      />
      <Dialog
        role="alertdialog"
        isOpen={leave !== undefined}
        onClose={stay}
        title="Sign out and lose what was not sent?"
        labels={{ close: 'Stay' }}
        actions={
          <>
            <Button variant="ghost" onPress={stay}>
              Stay
            </Button>
            <Button
              variant="danger"
              onPress={() => {
                stay();
                leave?.();
              }}
            >
              Sign Out
            </Button>
          </>
        }
      >
        <Text>
          {count === 1 ? '1 change still waits' : `${count} changes still wait`} for a connection.
          Signing out removes all messages from this browser, and what waits with them.
        </Text>
      </Dialog>
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
            <SignInPanel {...signInProps(manager)} labels={signInLabels} />
          ) : signedIn && !isManager ? (
            <Stack gap="sm" align="start">
              <Text>Please sign in with the account of a manager.</Text>
              {account}
            </Stack>
          ) : null
        }
      />
      <ManagerSignInDialog manager={manager} labels={signInLabels} />
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
