import type { MediaClient } from '../clientMedia.ts';

/** Who is signed in. Policies decide what they may do; this only tells the page what to offer. */
export interface SignedIn {
  readonly email: string;
  /** False for an account without the manager's claim: it may look, as everybody may. */
  readonly isManager: boolean;
}

type SessionAnswer = Awaited<ReturnType<MediaClient['auth']['getSession']>>;
export type Session = NonNullable<SessionAnswer['data']['session']>;

/** The claim sits in app_metadata, which its owner cannot write; user_metadata decides nothing. */
export function toSignedIn(session: Session | null): SignedIn | null {
  if (!session) return null;
  const { email = '', app_metadata } = session.user;
  return { email, isManager: app_metadata.role === 'manager' };
}
