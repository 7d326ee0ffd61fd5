import { connectionLost } from '@custom-designs/supabase/errors';
import { clientOfPage } from '@custom-designs/supabase/queryClient';
import { belongTo, currentAccount, forgetOldWork } from '../localData.ts';
import {
  type AuthChangeEvent,
  connectManager,
  type ManagerClient,
  type Session,
  storedSession,
} from '../managerClient.ts';
import { appOf, isSetupDue, needsCode } from './nextStep.ts';

/**
 * The signed-in account. This only decides what the page offers. Policies decide what it may do.
 */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  /** Null for an account without rights. */
  readonly role: Role | null;
  /** Reads messages, changes facts and reviews, manages people, and does all that editors do. */
  readonly isManager: boolean;
  /** Writes posts, and curates projects and pictures. True for managers too. */
  readonly isEditor: boolean;
  /** When the account's second step was set up, as an ISO time. Null without one. */
  readonly secondStepSince: string | null;
}

export const roles = ['manager', 'editor'] as const;
export type Role = (typeof roles)[number];

type UserAnswer = Awaited<ReturnType<ManagerClient['auth']['getUser']>>;
type User = NonNullable<UserAnswer['data']['user']>;

/** The claim is in app_metadata, which its owner can't write. user_metadata is ignored. */
export function toSignedIn(user: User | null | undefined): SignedIn | null {
  if (!user) return null;
  const { id, email = '', app_metadata } = user;
  const role = roles.find((known) => known === app_metadata.role) ?? null;
  const secondStepSince = appOf(user)?.created_at ?? null;
  const rights = { isManager: role === 'manager', isEditor: role !== null };
  return { id, email, role, ...rights, secondStepSince };
}

/** Who may use the page. No one before the code of the second step. */
export const ownerOf = (session: Session | null): User | null =>
  session && !needsCode(session) ? session.user : null;

/**
 * Marks queries and mutations that only managers may see, as their `meta`. They're removed when the
 * account signs out or another one signs in.
 */
export const forManagers = { isForManagers: true } as const;

/**
 * Marks queries of which managers see more than others, as their `meta`. They're read again when the
 * account changes.
 */
export const moreForManagers = { isMoreForManagers: true } as const;

const filter = {
  // A restored query keeps a copy of its meta.
  predicate: ({ meta }: { meta?: Partial<typeof forManagers> | undefined }) =>
    meta?.isForManagers === true,
};

/**
 * Removes the previous account's data from this page's memory. Unsent changes stay in the store.
 */
function forgetMemory(): void {
  const client = clientOfPage();
  void client.cancelQueries(filter);
  client.removeQueries(filter);
  const mutations = client.getMutationCache();
  for (const mutation of mutations.findAll(filter)) mutations.remove(mutation);
}

const readAgain = {
  predicate: ({ meta }: { meta?: Partial<typeof moreForManagers> | undefined }) =>
    meta?.isMoreForManagers === true,
};

const enter = (user: User | null | undefined) => {
  const former = currentAccount();
  if (!belongTo(user?.id ?? null)) return;
  forgetMemory();
  const client = clientOfPage();
  // A visitor's list stays while the manager's loads. A manager's disappears at once.
  void (former === null ? client.invalidateQueries(readAgain) : client.resetQueries(readAgain));
};

/** Without a connection, an expired session can't be refreshed but is still valid. */
const sessionAt = (event: AuthChangeEvent, session: Session | null): Session | null =>
  session ?? (event === 'SIGNED_OUT' ? null : storedSession());

const watched = new WeakSet<ManagerClient>();

/** Connects the client and follows its session on any screen. */
export async function connectAccount(): Promise<ManagerClient> {
  const client = await connectManager();
  if (watched.has(client)) return client;
  watched.add(client);
  // Starts from the stored session, because a refresh over a poor connection takes half a minute to
  // fail.
  if (storedSession()) enter(ownerOf(storedSession()));
  void forgetOldWork();
  client.auth.onAuthStateChange((event, session) => {
    enter(ownerOf(sessionAt(event, session)));
    // Before the code, the account saw as little as a visitor.
    if (event === 'MFA_CHALLENGE_VERIFIED') void clientOfPage().invalidateQueries(readAgain);
  });
  if (typeof window === 'undefined') return client;
  // A page that the Back button restores wasn't told about changes of the session meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && ownerOf(storedSession())?.id !== (currentAccount() ?? undefined))
      location.reload();
  });
  return client;
}

/** Statuses that mean the session is invalid. Other statuses say nothing about it. */
const refusals = [400, 401, 403, 404];

/**
 * Asks the backend who is signed in. A session may have ended elsewhere, such as by a changed
 * password, while its token still looks valid here. Such a session is forgotten.
 * @throws AdapterError `network` if the backend doesn't respond
 */
export async function confirmSignedIn(): Promise<SignedIn | null> {
  const client = await connectAccount();
  const asked = storedSession()?.access_token;
  const { data, error } = await client.auth.getUser();
  if (error && !refusals.includes(error.status ?? 0)) throw connectionLost(error);
  // The client keeps a session that was refused for another reason, so it has to be removed here.
  // Another sign-in may have replaced it meanwhile.
  const isRefused = error && asked && storedSession()?.access_token === asked;
  if (isRefused) await client.auth.signOut({ scope: 'local' });
  const signedIn = toSignedIn(data.user);
  const { session } = (await client.auth.getSession()).data;
  const known = signedIn && toSignedIn(session?.user);
  // The token still names the former role, which no policy accepts.
  if (known && known.role !== signedIn.role) await client.auth.refreshSession();
  const isHalf = data.user && session && needsCode({ ...session, user: data.user });
  return isHalf || (data.user && (await isSetupDue(data.user))) ? null : signedIn;
}

/** A check that takes longer counts as one without a connection. */
const LONGEST_CHECK_MS = 3000;

/**
 * Checks the session before stored data is shown, so an ended one never shows any. Resolves too if
 * it can't be checked, because stored data stays readable offline.
 */
export async function checkSession(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_CHECK_MS));
  await Promise.race([confirmSignedIn().catch(() => null), late]);
}

/** Returns the signed-in account, or null. Refreshes an expired session first. */
export async function currentSignedIn(): Promise<SignedIn | null> {
  const client = await connectAccount();
  const { data } = await client.auth.getSession();
  return toSignedIn(ownerOf(data.session ?? storedSession()));
}

/**
 * Calls the listener with the signed-in account, now and after every change, including changes in
 * other tabs. `isFresh` means that the token is new, so denied actions can be tried again. `isHalf`
 * means that no one is signed in before the code of the second step.
 * @returns a function that stops listening
 */
export function onAuthChange(
  listener: (signedIn: SignedIn | null, isFresh: boolean, isHalf?: boolean) => void,
): () => void {
  let isOver = false;
  let token: string | undefined;
  let stop: (() => void) | undefined;
  const tell = (session: Session | null, isFresh: boolean) => {
    if (session && needsCode(session)) listener(null, false, true);
    else listener(toSignedIn(session?.user), isFresh);
  };
  const listen = async () => {
    const client = await connectAccount();
    if (isOver) return;
    if (storedSession()) tell(storedSession(), false);
    const { data } = client.auth.onAuthStateChange((event, session) => {
      const isFresh = session !== null && session.access_token !== token;
      token = session?.access_token;
      tell(sessionAt(event, session), isFresh);
    });
    stop = () => data.subscription.unsubscribe();
  };
  // If the client's code can't be loaded, no one is signed in. The first action then reports the
  // error.
  listen().catch(() => listener(null, false));
  return () => {
    isOver = true;
    stop?.();
  };
}
