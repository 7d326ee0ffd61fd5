import { SignInPanel } from '@custom-designs/ui/admin';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type Manager,
  ManagerAccount,
  ManagerSignInDialog,
  signInProps,
  useManager,
} from '../../admin/index.ts';
import { leadQueries } from './adapter/index.ts';
import type { InboxContent } from './display.ts';
import { InboxScreen, SignedOutScreen } from './InboxScreen.tsx';
import { useOfflineCache } from './offlineCache.ts';
import { useInboxTitle } from './useInboxTitle.ts';
import { useLeadChanges } from './useLeadChanges.ts';

const signInLabels = {
  title: 'Sign in to continue',
  reasons: {
    write: 'Only managers can read messages.',
    expired: 'Your session has expired. Sign in to continue.',
  },
};
const accountLabels = {
  signedOut: 'You’re not signed in.',
  notAllowed: 'This account can’t read messages.',
};

function SignedInbox({ content, manager }: { content: InboxContent; manager: Manager }) {
  const { gate, signedIn } = manager;
  const isReady = useOfflineCache(signedIn?.id);
  const changes = useLeadChanges(gate, signedIn);
  const { data: counts = null } = useQuery({ ...leadQueries.counts(), enabled: isReady });
  useInboxTitle(counts?.unread ?? 0);
  return (
    <>
      <InboxScreen
        content={content}
        changes={changes}
        counts={counts}
        isManager={isReady}
        signedIn={signedIn}
        account={<ManagerAccount manager={manager} needs="isManager" labels={accountLabels} />}
      />
      <ManagerSignInDialog manager={manager} labels={signInLabels} />
    </>
  );
}

/**
 * Visitors' messages, for managers. Opened messages stay available offline, and changes wait for a
 * connection. Both are stored in this browser for this account only.
 */
export function Inbox({ content }: { content: InboxContent }) {
  const manager = useManager();
  const { gate, signedIn } = manager;
  const [first, setFirst] = useState<string>();
  if (first === undefined && signedIn) setFirst(signedIn.id);
  useEffect(() => {
    // The screen itself shows the sign-in form, so an open question is dismissed.
    if (signedIn === null) gate.dismiss();
  }, [signedIn, gate]);
  if (signedIn === undefined || signedIn?.isManager) {
    // Another account gets a new screen. Otherwise, the old account's messages would stay visible.
    const isFirst = signedIn === undefined || signedIn.id === first;
    return <SignedInbox key={isFirst ? '' : signedIn.id} content={content} manager={manager} />;
  }
  return (
    <SignedOutScreen signedIn={signedIn}>
      {signedIn === null ? (
        <SignInPanel
          {...signInProps(manager)}
          reason={first && !manager.hasLeft ? 'expired' : 'write'}
          isFocused={first !== undefined}
          labels={signInLabels}
        />
      ) : (
        <Stack gap="sm" align="start">
          <Text>Please sign in with a manager account.</Text>
          <ManagerAccount manager={manager} needs="isManager" labels={accountLabels} />
        </Stack>
      )}
    </SignedOutScreen>
  );
}
