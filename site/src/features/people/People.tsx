import type { AdminLink } from '@custom-designs/ui/admin';
import { AdminFrame, SignInPanel, StateMessage } from '@custom-designs/ui/admin';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { useEffect } from 'react';
import { ManagerAccount, ManagerSignInDialog, signInProps, useManager } from '../admin/index.ts';
import { OwnAccount } from './OwnAccount.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

const signInLabels = {
  title: 'Sign in to continue',
  reasons: {
    write: 'Only managers can see people. Everyone with an account can change their own.',
    expired: 'Your session has expired. Sign in to continue.',
  },
};
const accountLabels = {
  signedOut: 'You’re not signed in.',
  notAllowed: 'This account has no access.',
};

/** People with access, for managers, and everyone's own account (docs/behavior.md#people). */
export function People({ links }: { links: readonly AdminLink[] }) {
  const manager = useManager();
  const { gate, signedIn } = manager;
  useEffect(() => {
    // The screen itself shows the sign-in form, so an open question is dismissed.
    if (signedIn === null) gate.dismiss();
  }, [signedIn, gate]);
  return (
    <AdminFrame
      title={signedIn && !signedIn.isManager ? 'Account' : 'People'}
      links={links}
      currentHref="/admin/people"
      account={signedIn && <ManagerAccount manager={manager} labels={accountLabels} />}
    >
      {signedIn === null && (
        <Grid columns={{ phone: 1, desktop: 2 }}>
          <SignInPanel
            {...signInProps(manager)}
            reason={manager.lastEmail && !manager.hasLeft ? 'expired' : 'write'}
            isFocused={manager.lastEmail !== undefined}
            labels={signInLabels}
          />
        </Grid>
      )}
      {signedIn && (
        <Stack gap="xl">
          {signedIn.isManager ? (
            // Another account gets a new screen.
            <PeoplePanel key={signedIn.id} manager={manager} />
          ) : (
            <StateMessage>Only managers can see people.</StateMessage>
          )}
          <OwnAccount signedIn={signedIn} />
          <ManagerSignInDialog manager={manager} labels={signInLabels} />
        </Stack>
      )}
    </AdminFrame>
  );
}
