import { AdapterError, failureOf, wordsOf } from '../../../supabase/errors.ts';
import { connectMedia, type MediaClient } from '../../../supabase/managerClient.ts';
import { type SignedIn, toSignedIn } from './manager.ts';

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
  const answer = { status: error?.status ?? 0, error };
  const failure = failureOf(wordsOf(answer, 'Failed to sign out'), answer);
  if (failure) throw failure;
}

/** Who is signed in; null for nobody. An expired session is refreshed first. */
export async function currentSignedIn(): Promise<SignedIn | null> {
  const client = await connectMedia();
  const { data } = await client.auth.getSession();
  return toSignedIn(data.session?.user);
}

/** `isFresh`: by a token that was not known before, so what was denied may be done again. */
type AuthListener = (signedIn: SignedIn | null, isFresh: boolean) => void;

/**
 * Tells who is signed in, now and after every change, also one made in another tab.
 * @returns a function that stops telling
 */
export function onAuthChange(listener: AuthListener): () => void {
  let isOver = false;
  let token: string | undefined;
  let stop: (() => void) | undefined;
  const listen = async () => {
    const client = await connectMedia();
    if (isOver) return;
    const { data } = client.auth.onAuthStateChange((_event, session) => {
      const isFresh = session !== null && session.access_token !== token;
      token = session?.access_token;
      listener(toSignedIn(session?.user), isFresh);
    });
    stop = () => data.subscription.unsubscribe();
  };
  // Without the client's code nobody is signed in, and the first action will say what is wrong.
  listen().catch(() => listener(null, false));
  return () => {
    isOver = true;
    stop?.();
  };
}
