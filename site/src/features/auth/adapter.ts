import {
  AdapterError,
  connectionLost,
  type DeniedReason,
  failureOf,
  requireAnswer,
  wordsOf,
} from '../../supabase/errors.ts';
import {
  type AuthChangeEvent,
  connectMedia,
  type MediaClient,
  type Session,
} from '../../supabase/managerClient.ts';

/** Who is signed in. Policies decide what they may do; this only tells the page what to offer. */
export interface SignedIn {
  readonly email: string;
  /** False for an account without the manager's claim: it may look, as everybody may. */
  readonly isManager: boolean;
}

type UserAnswer = Awaited<ReturnType<MediaClient['auth']['getUser']>>;
type User = NonNullable<UserAnswer['data']['user']>;

/** The claim sits in app_metadata, which its owner cannot write; user_metadata decides nothing. */
export function toSignedIn(user: User | null | undefined): SignedIn | null {
  if (!user) return null;
  const { email = '', app_metadata } = user;
  return { email, isManager: app_metadata.role === 'manager' };
}

/**
 * Who is signed in by the backend's own word. A session may have ended elsewhere, by a changed
 * password for one, while its token still looks good here; such a session is forgotten.
 * @throws AdapterError `network` when the backend does not answer
 */
export async function confirmSignedIn(): Promise<SignedIn | null> {
  const client = await connectMedia();
  const { data, error } = await client.auth.getUser();
  if (error?.name === 'AuthRetryableFetchError') throw connectionLost(error);
  return toSignedIn(data.user);
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
  const message = wordsOf(answer, 'Failed to sign in');
  return failureOf(message, answer) ?? new AdapterError('network', message, error);
}

/** What went wrong with a sign-in, for the form to put into words. */
export function signInProblem(error: unknown): 'credentials' | 'throttled' | 'network' | 'other' {
  if (!(error instanceof AdapterError)) return 'other';
  const { kind, reason } = error;
  if (reason === 'credentials' || reason === 'throttled') return reason;
  return kind === 'network' ? 'network' : 'other';
}

/**
 * Signs a manager in and keeps the session over reloads, refreshing it as long as it is used.
 * @throws AdapterError `denied` with the reason `credentials` or `throttled`, or `network`
 */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const client = await connectMedia();
  const { data, error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  const signedIn = toSignedIn(data.session?.user);
  if (error) throw signInFailure(error);
  if (!signedIn) throw new AdapterError('malformed', 'Signed in without a session');
  return signedIn;
}

/** Signs out here; other devices stay signed in. @throws AdapterError when nobody could be told. */
export async function signOut(): Promise<void> {
  const client = await connectMedia();
  const { error } = await client.auth.signOut({ scope: 'local' });
  requireAnswer('Failed to sign out', { status: error?.status ?? 0, error });
}

/** Who is signed in; null for nobody. An expired session is refreshed first. */
export async function currentSignedIn(): Promise<SignedIn | null> {
  const client = await connectMedia();
  const { data } = await client.auth.getSession();
  return toSignedIn(data.session?.user);
}

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

/** Listens to the session, also as other tabs change it. @returns a function that stops listening */
function onAuthEvent(listener: AuthListener, onUnavailable: () => void): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const listen = async () => {
    const client = await connectMedia();
    if (isOver) return;
    const { data } = client.auth.onAuthStateChange(listener);
    stop = () => data.subscription.unsubscribe();
  };
  listen().catch(onUnavailable);
  return () => {
    isOver = true;
    stop?.();
  };
}

/**
 * Tells who is signed in, now and after every change. `isFresh` means that the token is new, so what was
 * denied before may be tried again.
 * @returns a function that stops listening
 */
export function onAuthChange(
  listener: (signedIn: SignedIn | null, isFresh: boolean) => void,
): () => void {
  let token: string | undefined;
  return onAuthEvent(
    (_event, session) => {
      const isFresh = session !== null && session.access_token !== token;
      token = session?.access_token;
      listener(toSignedIn(session?.user), isFresh);
    },
    // Without the client's code nobody is signed in, and the first action says what is wrong.
    () => listener(null, false),
  );
}

/**
 * Tells when a session has ended for good: somebody signed out, here or in another tab, or the backend
 * ended it. A session that cannot be confirmed without a connection has not ended.
 * @returns a function that stops listening
 */
export const onSignedOut = (listener: () => void): (() => void) =>
  onAuthEvent(
    (event) => {
      if (event === 'SIGNED_OUT') listener();
    },
    // Without the client's code nobody can sign out.
    () => undefined,
  );

/** Codes by which tables and storage refuse a token that is expired or no longer good. */
const staleTokens = ['PGRST301', 'PGRST303', 'InvalidJWT'];

const codeOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

async function reasonOf({ cause }: AdapterError): Promise<DeniedReason> {
  if (staleTokens.includes(codeOf(cause))) return 'signed-out';
  return (await confirmSignedIn()) ? 'not-allowed' : 'signed-out';
}

/**
 * Runs what only managers may do, with the client that holds the session. When it is denied, the error says whether signing in (again) would
 * help: the backend refuses a visitor and the wrong account in the same words.
 * @throws AdapterError
 */
export async function asManager<Result>(
  perform: (client: MediaClient) => Promise<Result>,
): Promise<Result> {
  const client = await connectMedia();
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
