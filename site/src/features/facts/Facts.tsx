import { AdminFrame, type AdminLink, SignInPanel } from '@custom-designs/ui/admin';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useEffect, useState } from 'react';
import { ManagerAccount, ManagerSignInDialog, signInProps, useManager } from '../admin/index.ts';
import { FactsScreen } from './FactsScreen.tsx';
import type { Fact } from './fact.ts';

const signInLabels = {
  title: 'Sign in to continue',
  reasons: {
    write: 'Only managers can change facts.',
    expired: 'Your session has expired. Sign in to continue. What you typed is still here.',
  },
};
const accountLabels = {
  signedOut: 'You’re not signed in.',
  notAllowed: 'This account can’t change facts.',
};

interface FactsProps {
  /** Every fact, with the value of its content file. */
  facts: readonly Fact[];
  links: readonly AdminLink[];
}

/** The company's facts, which managers change without a developer (docs/behavior.md#facts). */
export function Facts({ facts, links }: FactsProps) {
  const manager = useManager();
  const { gate, signedIn } = manager;
  const [wasSignedIn, setSignedIn] = useState(false);
  if (signedIn && !wasSignedIn) setSignedIn(true);
  useEffect(() => {
    // The screen itself shows the sign-in form, so an open question is dismissed.
    if (signedIn === null) gate.dismiss();
  }, [signedIn, gate]);
  const frame = { title: 'Facts', links, currentHref: '/admin/facts' };
  const account = <ManagerAccount manager={manager} labels={accountLabels} />;
  if (signedIn === null) {
    return (
      <AdminFrame {...frame}>
        <Grid columns={{ phone: 1, desktop: 2 }}>
          <SignInPanel
            {...signInProps(manager)}
            reason={wasSignedIn && !manager.hasLeft ? 'expired' : 'write'}
            isFocused={wasSignedIn}
            labels={signInLabels}
          />
        </Grid>
      </AdminFrame>
    );
  }
  return (
    <AdminFrame {...frame} account={account}>
      {signedIn?.isManager === false && (
        <Stack gap="sm" align="start">
          <Text>Only managers can change facts. Please sign in with a manager account.</Text>
        </Stack>
      )}
      {signedIn?.isManager && (
        <FactsScreen key={signedIn.id} facts={facts} gate={gate} account={signedIn.id} />
      )}
      <ManagerSignInDialog manager={manager} labels={signInLabels} />
    </AdminFrame>
  );
}
