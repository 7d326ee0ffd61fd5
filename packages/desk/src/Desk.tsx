import { AdminFrame, SignInPanel } from '@custom-designs/ui/desk';
import { Grid } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, Fragment, type ReactNode, use, useEffect, useState } from 'react';
import { confirmSignedIn, storedChanges } from './auth/index.ts';
import { accountAt, deskAt, type LastAccount } from './deskAt.ts';
import type { DeskEntry } from './desks.ts';
import { ManagerAccount, ManagerSignInDialog, signInProps } from './ManagerAccount.tsx';
import { openStoredPages, recoverLoads } from './recovery.ts';
import { useDeskLinks } from './useDeskLinks.ts';
import { type Manager, useManager } from './useManager.ts';

interface DeskState {
  readonly manager: Manager;
  /** The id of the account whose work is on the screen. Empty without one. */
  readonly account: string;
  /** The query of the address. It's empty in the prerendered page and in the first render. */
  readonly query: URLSearchParams;
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

/** The Media Center keeps the library's words, which explain it to visitors. */
function signInWords({ needs, work, advice = {} }: DeskEntry) {
  if (needs === 'nobody') return {};
  const join = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ');
  return {
    signIn: {
      title: 'Sign in to continue',
      reasons: {
        // Managers are editors, too.
        write: join(
          needs === 'editor' ? `Sign in to ${work}.` : `Only managers can ${work}.`,
          advice.write,
        ),
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

/** Sends changes of messages that wait in this browser. The inbox does so itself. */
function useWaitingChanges({ signedIn, gate }: Manager, isInbox: boolean): void {
  const client = useQueryClient();
  const account = signedIn?.isManager && !isInbox ? signedIn.id : undefined;
  useEffect(() => {
    if (!account) return undefined;
    const send = async () => {
      if (!navigator.onLine || (await storedChanges.of(account)).length === 0) return;
      const { sendStoredChanges } = await import('./messages/offlineCache.ts');
      await sendStoredChanges(client, gate, account);
    };
    const start = () => void send().catch(() => undefined);
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [account, client, gate]);
}

interface DeskProps {
  /** The screen's path, without a trailing slash. */
  path: string;
  query: URLSearchParams;
  /** The screen, which needs a manager by `useDesk`. */
  children: ReactNode;
}

/** The frame around every desk, and the sign-in of those who may not open it. */
export function Desk({ path, query, children }: DeskProps) {
  const manager = useManager(path);
  const client = useQueryClient();
  useEffect(() => recoverLoads(client), [client]);
  useEffect(openStoredPages, []);
  const { signedIn, hasLeft, gate } = manager;
  const { desk, screen } = deskAt(path, signedIn);
  const words = signInWords(desk);
  useWaitingChanges(manager, desk.href === '/admin/leads');
  const [unsavedImages, setUnsavedImages] = useState(0);
  const [firstAccount, setFirstAccount] = useState<string>();
  const [last, setLast] = useState<LastAccount>();
  const account = accountAt(path, manager, last);
  if (account !== undefined && firstAccount === undefined) setFirstAccount(account);
  if (account !== undefined && (account !== last?.id || path !== last.path))
    setLast({ id: account, path });
  const isEnded = signedIn === null && last !== undefined && !hasLeft;
  const isEarly = signedIn === undefined && desk.isShownEarly === true;
  const isOpen = desk.needs === 'nobody' || account !== undefined || isEarly;
  useEffect(() => {
    // The page itself shows the sign-in form, so an open question is dismissed.
    if (!isOpen) gate.dismiss();
  }, [isOpen, gate]);
  const isAsked = !isOpen && signedIn === null;
  useEffect(() => {
    if (!isAsked) return;
    // After the sign-in, whose form took the focus away.
    return () => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus();
    };
  }, [isAsked]);
  const isRefused = !isOpen && Boolean(signedIn);
  useEffect(() => {
    // Its role may have changed elsewhere, which ended its session.
    if (isRefused) void confirmSignedIn().catch(() => undefined);
  }, [isRefused]);
  return (
    <AdminFrame
      title={screen.title}
      links={useDeskLinks(signedIn)}
      currentHref={desk.href}
      account={
        (isOpen || signedIn !== null) && (
          <ManagerAccount
            key={path}
            manager={manager}
            unsavedImages={unsavedImages}
            needs={desk.needs === 'manager' ? 'isManager' : 'isEditor'}
            {...words.account}
          />
        )
      }
    >
      {isOpen ? (
        <DeskContext value={{ manager, account: account ?? '', query, setUnsavedImages }}>
          {/* Another account gets a new screen, except where everyone may look. */}
          <Fragment
            key={desk.needs === 'nobody' || isEarly || account === firstAccount ? '' : account}
          >
            {children}
          </Fragment>
          <ManagerSignInDialog manager={manager} {...words.signIn} />
        </DeskContext>
      ) : (
        <Grid columns={{ phone: 1, desktop: 2 }}>
          {signedIn === null && (
            <SignInPanel
              key={path}
              {...signInProps(manager)}
              reason={isEnded ? 'expired' : 'write'}
              isFocused={last !== undefined}
              reasons={words.signIn?.reasons}
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
