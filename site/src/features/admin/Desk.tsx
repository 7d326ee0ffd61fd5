import { AdminFrame, type AdminLink, SignInPanel } from '@custom-designs/ui/admin';
import { Grid } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { createContext, Fragment, type ReactNode, use, useEffect, useState } from 'react';
import { usePath } from '../../layout/usePath.ts';
import { type Desk as DeskEntry, deskAt, isAllowed } from './desks.ts';
import { ManagerAccount, ManagerSignInDialog, signInProps } from './ManagerAccount.tsx';
import { type Manager, useManager } from './useManager.ts';

interface DeskState {
  readonly manager: Manager;
  /** The id of the account whose work is on the screen. Empty without one. */
  readonly account: string;
  /** Tells how many chosen images aren't uploaded yet, for the question before a sign-out. */
  readonly setUnsavedImages: (count: number) => void;
}

const DeskContext = createContext<DeskState | null>(null);

/** The manager of the desk around this screen. @throws Error outside a desk */
export function useDesk(): DeskState {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This screen has no desk around it. Render it inside <Desk>.');
  return desk;
}

/** Visitors may look at the images, so the sign-in explains itself there. */
function labelsOf({ needs, work, advice = {} }: DeskEntry) {
  if (needs === 'nobody') return {};
  const who = needs === 'editor' ? 'editors' : 'managers';
  const join = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ');
  return {
    signIn: {
      title: 'Sign in to continue',
      reasons: {
        write: join(`Only ${who} can ${work}.`, advice.write),
        expired: join('Your session has expired. Sign in to continue.', advice.expired),
      },
    },
    account: {
      signedOut: 'You’re not signed in.',
      notAllowed:
        needs === 'account' ? 'This account has no access.' : `This account can’t ${work}.`,
    },
  };
}

interface DeskProps {
  links: readonly AdminLink[];
  /** The screen, which needs a manager by `useDesk`. */
  children: ReactNode;
}

/** The frame around every desk, and the sign-in of those who may not open it. */
export function Desk({ links, children }: DeskProps) {
  const manager = useManager();
  const { signedIn, hasLeft, gate } = manager;
  const path = usePath();
  const { desk, screen } = deskAt(path, signedIn);
  const labels = labelsOf(desk);
  const [unsavedImages, setUnsavedImages] = useState(0);
  const [first, setFirst] = useState<string>();
  const [last, setLast] = useState<string>();
  const allowed = signedIn && isAllowed(desk, signedIn) ? signedIn.id : undefined;
  if (allowed !== undefined && first === undefined) setFirst(allowed);
  if (allowed !== undefined && allowed !== last) setLast(allowed);
  const isEnded = signedIn === null && last !== undefined && !hasLeft;
  const account = allowed ?? (isEnded && screen.holdsWork ? last : undefined);
  const isEarly = signedIn === undefined && desk.isShownEarly === true;
  const isOpen = desk.needs === 'nobody' || account !== undefined || isEarly;
  useEffect(() => {
    // The page itself shows the sign-in form, so an open question is dismissed.
    if (!isOpen) gate.dismiss();
  }, [isOpen, gate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a screen cancels what waits for a sign-in
  useEffect(() => () => gate.dismiss(), [path, gate]);
  return (
    <AdminFrame
      title={screen.title}
      links={links}
      currentHref={desk.href}
      account={
        (isOpen || signedIn !== null) && (
          <ManagerAccount
            manager={manager}
            unsavedImages={unsavedImages}
            needs={desk.needs === 'manager' ? 'isManager' : 'isEditor'}
            labels={labels.account}
          />
        )
      }
    >
      {isOpen ? (
        <DeskContext value={{ manager, account: account ?? '', setUnsavedImages }}>
          {/* Another account gets a new screen, except where everyone may look. */}
          <Fragment key={desk.needs === 'nobody' || isEarly || account === first ? '' : account}>
            {children}
          </Fragment>
          <ManagerSignInDialog manager={manager} labels={labels.signIn} />
        </DeskContext>
      ) : (
        <Grid columns={{ phone: 1, desktop: 2 }}>
          {signedIn === null && (
            <SignInPanel
              {...signInProps(manager)}
              reason={isEnded ? 'expired' : 'write'}
              isFocused={last !== undefined}
              labels={labels.signIn}
            />
          )}
          {signedIn && (
            <Text>
              {desk.needs === 'editor'
                ? 'Please sign in with the account of an editor or a manager.'
                : 'Please sign in with a manager account.'}
            </Text>
          )}
        </Grid>
      )}
    </AdminFrame>
  );
}
