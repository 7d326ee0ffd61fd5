import { AdminFrame, type AdminLink, SignInPanel } from '@custom-designs/ui/admin';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { Fragment, type ReactNode, useState } from 'react';
import { ManagerAccount, ManagerSignInDialog, signInProps } from './ManagerAccount.tsx';
import { type Manager, useManager } from './useManager.ts';

const signInLabels = (work: string) => ({
  title: 'Sign in to continue',
  reasons: {
    write: `Only editors can ${work}.`,
    expired: 'Your session has expired. Sign in to continue.',
  },
});
const accountLabels = (work: string) => ({
  signedOut: 'You’re not signed in.',
  notAllowed: `This account can’t ${work}.`,
});

export interface DeskGateProps {
  title: string;
  links: readonly AdminLink[];
  /** The link of this desk. */
  currentHref: string;
  /** What editors do here, such as "write posts". */
  work: string;
  /** Work stays on the screen when the session ends, because it may hold unsaved text. */
  holdsWork?: boolean;
  /** The screen of an account that may do this work. */
  children: (manager: Manager, account: string) => ReactNode;
}

/** A screen for editors and managers. Others see the sign-in. */
export function DeskGate({
  title,
  links,
  currentHref,
  work,
  holdsWork = false,
  children,
}: DeskGateProps) {
  const manager = useManager();
  const { signedIn, hasLeft } = manager;
  const [last, setLast] = useState<string>();
  if (signedIn?.isEditor && signedIn.id !== last) setLast(signedIn.id);
  const isEnded = signedIn === null && last !== undefined && !hasLeft;
  const account = signedIn?.isEditor ? signedIn.id : isEnded && holdsWork ? last : undefined;
  return (
    <AdminFrame
      title={title}
      links={links}
      currentHref={currentHref}
      account={<ManagerAccount manager={manager} labels={accountLabels(work)} />}
    >
      {account !== undefined ? (
        // Another account gets a new screen.
        <Fragment key={account}>
          {children(manager, account)}
          <ManagerSignInDialog manager={manager} labels={signInLabels(work)} />
        </Fragment>
      ) : (
        <Grid columns={{ phone: 1, desktop: 2 }}>
          {signedIn === null && (
            <SignInPanel
              {...signInProps(manager)}
              reason={isEnded ? 'expired' : 'write'}
              isFocused={last !== undefined}
              labels={signInLabels(work)}
            />
          )}
          {signedIn && (
            <Stack gap="sm" align="start">
              <Text>Please sign in with the account of an editor or a manager.</Text>
            </Stack>
          )}
        </Grid>
      )}
    </AdminFrame>
  );
}
