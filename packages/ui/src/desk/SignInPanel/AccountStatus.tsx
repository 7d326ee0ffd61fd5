import { Button } from '../../components/Button/Button.tsx';
import * as styles from './SignInPanel.css.ts';

export interface AccountStatusProps {
  /** Null when nobody is signed in. */
  email: string | null;
  /** False for an account that may only view. */
  isManager?: boolean;
  /** Not known yet. Reserves the space, so that the layout doesn't shift. */
  isLoading?: boolean;
  /** A sign-in or sign-out is running. */
  isPending?: boolean;
  /** Text when nobody is signed in. Default: "You’re viewing as a visitor." */
  signedOut?: string | undefined;
  /** Text for an account that may only view. Default: "This account can’t change images." */
  notAllowed?: string | undefined;
  /** Called by the sign-in button. */
  onSignIn: () => void;
  /** Called by the sign-out button. */
  onSignOut: () => void;
}

/** Email of the signed-in manager, with a button to sign in or out. */
export function AccountStatus({
  email,
  isManager = true,
  isLoading = false,
  isPending = false,
  signedOut = 'You’re viewing as a visitor.',
  notAllowed = 'This account can’t change images.',
  onSignIn,
  onSignOut,
}: AccountStatusProps) {
  return (
    <div className={isLoading ? styles.unknownAccount : styles.account}>
      {isLoading || email === null ? (
        <>
          <p>{signedOut}</p>
          <Button variant="secondary" size="compact" onPress={onSignIn}>
            Sign in
          </Button>
        </>
      ) : (
        <>
          <p>
            Signed in as <bdi>{email}</bdi>
          </p>
          {!isManager && <p className={styles.notAllowed}>{notAllowed}</p>}
          <Button variant="ghost" size="compact" isPending={isPending} onPress={onSignOut}>
            Sign out
          </Button>
        </>
      )}
    </div>
  );
}
