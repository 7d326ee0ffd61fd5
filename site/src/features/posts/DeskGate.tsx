import { AdminFrame, type AdminLink, SignInPanel } from '@custom-designs/ui/admin';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { Fragment, type ReactNode, useState } from 'react';
import {
  type Manager,
  ManagerAccount,
  ManagerSignInDialog,
  signInProps,
  useManager,
} from '../admin/index.ts';

const signInLabels = {
  title: 'Sign in to continue',
  reasons: {
    write: 'Only editors can write posts.',
    expired: 'Your session has expired. Sign in to continue.',
  },
};
const accountLabels = {
  signedOut: 'You’re not signed in.',
  notAllowed: 'This account can’t write posts.',
};

export interface DeskGateProps {
  title: string;
  links: readonly AdminLink[];
  /** Work stays on the screen when the session ends, because it may hold unsaved text. */
  holdsWork?: boolean;
  /** The screen of an account that may write posts. */
  children: (manager: Manager, account: string) => ReactNode;
}

/** The editors' screens of posts, for accounts that may write them. Others see the sign-in. */
export function DeskGate({ title, links, holdsWork = false, children }: DeskGateProps) {
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
      currentHref="/admin/posts"
      account={<ManagerAccount manager={manager} labels={accountLabels} />}
    >
      {account !== undefined ? (
        // Another account gets a new screen.
        <Fragment key={account}>
          {children(manager, account)}
          <ManagerSignInDialog manager={manager} labels={signInLabels} />
        </Fragment>
      ) : (
        <Grid columns={{ phone: 1, desktop: 2 }}>
          {signedIn === null && (
            <SignInPanel
              {...signInProps(manager)}
              reason={isEnded ? 'expired' : 'write'}
              isFocused={last !== undefined}
              labels={signInLabels}
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
