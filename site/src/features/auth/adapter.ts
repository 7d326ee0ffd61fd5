import {
  AdapterError,
  connectionLost,
  type DeniedReason,
  errorMessage,
  failureOf,
  requireAnswer,
} from '../../supabase/errors.ts';
import {
  type AuthChangeEvent,
  connectMedia,
  type MediaClient,
  type Session,
  storedSession,
} from '../../supabase/managerClient.ts';
import { clientOfPage } from '../../supabase/queryClient.ts';
import {
  belongTo,
  currentAccount,
  draftsOf,
  forgetOldWork,
  forgetWork,
  storedChanges,
} from './localData.ts';

/** Who is signed in. Policies decide what they may do; this only tells the page what to offer. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  /** False for an account without the manager's claim: it may look, as everybody may. */
  readonly isManager: boolean;
}

type UserAnswer = Awaited<ReturnType<MediaClient['auth']['getUser']>>;
type User = NonNullable<UserAnswer['data']['user']>;

/** The claim sits in app_metadata, which its owner cannot write; user_metadata decides nothing. */
export function toSignedIn(user: User | null | undefined): SignedIn | null {
  if (!user) return null;
  const { id, email = '', app_metadata } = user;
  return { id, email, isManager: app_metadata.role === 'manager' };
}

/** Marks what only managers may see, as `meta` of queries and mutations: it leaves with the account. */
export const forManagers = { isForManagers: true } as const;

const filter = {
  // What was restored has a copy of it.
  predicate: ({ meta }: { meta?: Partial<typeof forManagers> | undefined }) =>
    meta?.isForManagers === true,
};

/** Takes what the account before has read out of this page's memory. Unsent changes stay in the store. */
function forgetMemory(): void {
  const client = clientOfPage();
  void client.cancelQueries(filter);
  client.removeQueries(filter);
  const mutations = client.getMutationCache();
  for (const mutation of mutations.findAll(filter)) mutations.remove(mutation);
}

const enter = (user: User | null | undefined) => {
  if (belongTo(user?.id ?? null)) forgetMemory();
};

/** An expired session that cannot be refreshed without a connection is still there. */
const userOf = (event: AuthChangeEvent, session: Session | null): User | null | undefined =>
  (session ?? (event === 'SIGNED_OUT' ? null : storedSession()))?.user;

const watched = new WeakSet<MediaClient>();

/** The client, whose session this page follows from now on, whichever screen is open. */
async function connect(): Promise<MediaClient> {
  const client = await connectMedia();
  if (watched.has(client)) return client;
  watched.add(client);
  // A refresh over a bad line takes half a minute to fail.
  if (storedSession()) enter(storedSession()?.user);
  void forgetOldWork();
  client.auth.onAuthStateChange((event, session) => enter(userOf(event, session)));
  if (typeof window === 'undefined') return client;
  // A page that comes back by the Back button has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedSession()?.user.id !== (currentAccount() ?? undefined))
      location.reload();
  });
  return client;
}

/** Answers by which the backend says that a session is no good. Any other is none. */
const refusals = [400, 401, 403, 404];

/**
 * Who is signed in by the backend's own word. A session may have ended elsewhere, by a changed
 * password for one, while its token still looks good here; such a session is forgotten.
 * @throws AdapterError `network` when the backend does not answer
 */
export async function confirmSignedIn(): Promise<SignedIn | null> {
  const client = await connect();
  const { data, error } = await client.auth.getUser();
  if (error && !refusals.includes(error.status ?? 0)) throw connectionLost(error);
  // The client keeps what was refused for another reason than that it is gone, and would go on with it.
  if (error && storedSession()) await client.auth.signOut({ scope: 'local' });
  return toSignedIn(data.user);
}

/**
 * Policies answer with no rows where they show nothing, so "nothing" is only believed while the session
 * lives. @throws AdapterError `denied` when it does not, or is no manager's
 */
export async function requireManager(): Promise<void> {
  const signedIn = await confirmSignedIn();
  const reason = signedIn ? 'not-allowed' : 'signed-out';
  if (!signedIn?.isManager) {
    throw new AdapterError('denied', 'Only managers see this', undefined, reason);
  }
}

/** The same rows; of none it is asked why. @throws AdapterError as `requireManager` does */
export async function believed<Row>(rows: readonly Row[]): Promise<readonly Row[]> {
  if (rows.length === 0) await requireManager();
  return rows;
}

type SignInError = NonNullable<
  Awaited<ReturnType<MediaClient['auth']['signInWithPassword']>>['error']
>;

function signInFailure(error: SignInError): AdapterError {
  const { status = 0, code } = error;
  if (code === 'invalid_credentials') {
    return new AdapterError('denied', 'Wrong email or password', error, 'credentials');
  }
  if (status === 429) {
    return new AdapterError('denied', 'Too many attempts: wait a few minutes', error, 'throttled');
  }
  const answer = { status, error };
  const message = errorMessage(answer, 'Failed to sign in');
  return failureOf(message, answer) ?? new AdapterError('network', message, error);
}

/** What went wrong with a sign-in, for the form to put into words. */
export function signInProblem(
  error: unknown,
): 'credentials' | 'throttled' | 'insecure' | 'network' | 'other' {
  if (!(error instanceof AdapterError)) return 'other';
  const { kind, reason } = error;
  if (reason === 'credentials' || reason === 'throttled' || reason === 'insecure') return reason;
  return kind === 'network' ? 'network' : 'other';
}

/**
 * Signs a manager in and keeps the session over reloads, refreshing it as long as it is used.
 * @throws AdapterError `denied` with the reason `credentials`, `throttled` or `insecure`, or `network`
 */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  if (globalThis.isSecureContext === false) {
    throw new AdapterError('denied', 'Signing in needs HTTPS', undefined, 'insecure');
  }
  const client = await connect();
  const { data, error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  const signedIn = toSignedIn(data.session?.user);
  if (error) throw signInFailure(error);
  if (!signedIn) throw new AdapterError('malformed', 'Signed in without a session');
  return signedIn;
}

/** How much of whoever is signed in is not stored, and would be lost by signing out. */
export async function countUnsent(): Promise<{ change: number; note: number }> {
  const account = currentAccount() ?? '';
  // What was refused is listed on the page, and kept nowhere else.
  const refused = clientOfPage()
    .getMutationCache()
    .findAll({ ...filter, status: 'error' })
    .map(({ state }) => state.variables as { id: string; isSilent: boolean });
  const changes = [...(await storedChanges.of(account)), ...refused];
  const ids = new Set(changes.flatMap(({ id, isSilent }) => (isSilent ? [] : id)));
  return { change: ids.size, note: draftsOf(account).length };
}

/**
 * Signs out here, and leaves nothing of the account in this browser; other devices stay signed in.
 * @throws AdapterError when nobody could be told.
 */
export async function signOut(): Promise<void> {
  const client = await connect();
  const account = currentAccount();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (account && currentAccount() !== account) await forgetWork(account);
  requireAnswer('Failed to sign out', { status: error?.status ?? 0, error });
}

/** Who is signed in; null for nobody. An expired session is refreshed first. */
export async function currentSignedIn(): Promise<SignedIn | null> {
  const client = await connect();
  const { data } = await client.auth.getSession();
  return toSignedIn((data.session ?? storedSession())?.user);
}

/**
 * Tells who is signed in, now and after every change, also as other tabs change it. `isFresh` means that
 * the token is new, so what was denied before may be tried again.
 * @returns a function that stops listening
 */
export function onAuthChange(
  listener: (signedIn: SignedIn | null, isFresh: boolean) => void,
): () => void {
  let isOver = false;
  let token: string | undefined;
  let stop: (() => void) | undefined;
  const listen = async () => {
    const client = await connect();
    if (isOver) return;
    if (storedSession()) listener(toSignedIn(storedSession()?.user), false);
    const { data } = client.auth.onAuthStateChange((event, session) => {
      const isFresh = session !== null && session.access_token !== token;
      token = session?.access_token;
      listener(toSignedIn(userOf(event, session)), isFresh);
    });
    stop = () => data.subscription.unsubscribe();
  };
  // Without the client's code nobody is signed in, and the first action says what is wrong.
  listen().catch(() => listener(null, false));
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Codes by which tables and storage refuse a token that is expired or no longer good. */
const staleTokens = ['PGRST301', 'PGRST303', 'InvalidJWT'];

const codeOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

async function reasonOf({ cause }: AdapterError): Promise<DeniedReason> {
  const signedIn = await confirmSignedIn();
  return signedIn && !staleTokens.includes(codeOf(cause)) ? 'not-allowed' : 'signed-out';
}

/**
 * Runs what only managers may do, with the client that holds the session. When it is denied, the error says whether signing in (again) would
 * help: the backend refuses a visitor and the wrong account in the same words.
 * @throws AdapterError
 */
export async function asManager<Result>(
  perform: (client: MediaClient) => Promise<Result>,
): Promise<Result> {
  const client = await connect();
  try {
    return await perform(client);
  } catch (error) {
    if (!(error instanceof AdapterError) || error.kind !== 'denied' || error.reason) throw error;
    const reason = await reasonOf(error);
    throw new AdapterError('denied', error.message, error.cause, reason);
  }
}

/** True for a failure that signing in (again) would mend. */
export const isSignInNeeded = (error: unknown): boolean =>
  error instanceof AdapterError && error.reason === 'signed-out';
