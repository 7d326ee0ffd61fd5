import { connectionLost } from '../../../supabase/errors.ts';
import type { MediaClient } from '../../../supabase/managerClient.ts';

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
export async function confirmSignedIn(client: MediaClient): Promise<SignedIn | null> {
  const { data, error } = await client.auth.getUser();
  if (error?.name === 'AuthRetryableFetchError') throw connectionLost(error);
  return toSignedIn(data.user);
}
