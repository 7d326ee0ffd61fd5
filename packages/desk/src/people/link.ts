import { AdapterError } from '@custom-designs/supabase/errors';
import type { MailedLink } from '../auth/index.ts';

const types = ['recovery', 'invite', 'email_change'] as const;

/** Whether a link has been used or has expired. */
export const isLinkGone = (error: unknown): boolean =>
  error instanceof AdapterError && error.kind === 'missing';

/** Whether the account's second step has to follow first. */
export const isCodeNeeded = (error: unknown): boolean =>
  error instanceof AdapterError && error.reason === 'second-step';

/** The link of an address. Null if it's incomplete. */
export function linkOf(query: URLSearchParams): MailedLink | null {
  const tokenHash = query.get('token_hash');
  const type = types.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}
