import { AdapterError } from '@custom-designs/supabase/errors';
import type { MailedLink } from '../auth/index.ts';

const types = ['recovery', 'invite', 'email_change'] as const;

/** Whether a link has been used or has expired. */
export const isLinkGone = (error: unknown): boolean =>
  error instanceof AdapterError && error.kind === 'missing';

/** The link of an address. Null if it's incomplete. */
export function linkOf(query: URLSearchParams): MailedLink | null {
  const tokenHash = query.get('token_hash');
  const type = types.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}
