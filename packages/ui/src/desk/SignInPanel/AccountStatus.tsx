import { Button } from '../../components/Button/Button.tsx';
import * as styles from './SignInPanel.css.ts';

export const defaultAccountStatusLabels = {
  signedOut: 'You’re viewing as a visitor.',
  signIn: 'Sign in',
  signedIn: 'Signed in as',
  signOut: 'Sign out',
  notAllowed: 'This account can’t change images.',
};

export type AccountStatusLabels = typeof defaultAccountStatusLabels;

export interface AccountStatusProps {
  /** Null when nobody is signed in. */
  email: string | null;
  /** False for an account that may only view. */
  isManager?: boolean;
  /** Not known yet. Reserves the space, so that the layout doesn't shift. */
  isLoading?: boolean;
  /** A sign-in or sign-out is running. */
  isPending?: boolean;
  /** Called by the sign-in button. */
  onSignIn: () => void;
  /** Called by the sign-out button. */
  onSignOut: () => void;
  /** Overrides the English labels. */
  labels?: Partial<AccountStatusLabels>;
}

/** Email of the signed-in manager, with a button to sign in or out. */
export function AccountStatus({
  email,
  isManager = true,
  isLoading = false,
  isPending = false,
  onSignIn,
  onSignOut,
  labels: ownLabels,
}: AccountStatusProps) {
  const labels = { ...defaultAccountStatusLabels, ...ownLabels };
  return (
    <div className={isLoading ? styles.unknownAccount : styles.account}>
      {isLoading || email === null ? (
        <>
          <p>{labels.signedOut}</p>
          <Button variant="secondary" size="compact" onPress={onSignIn}>
            {labels.signIn}
          </Button>
        </>
      ) : (
        <>
          <p>
            {labels.signedIn} <bdi>{email}</bdi>
          </p>
          {!isManager && <p className={styles.notAllowed}>{labels.notAllowed}</p>}
          <Button variant="ghost" size="compact" isPending={isPending} onPress={onSignOut}>
            {labels.signOut}
          </Button>
        </>
      )}
    </div>
  );
}
