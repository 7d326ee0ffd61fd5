import { AdapterError, type DeniedReason } from '../../../supabase/errors.ts';
import type { MediaClient } from '../../../supabase/managerClient.ts';
import { confirmSignedIn } from './manager.ts';

/** Codes by which tables and storage refuse a token that is expired or no longer good. */
const staleTokens = ['PGRST301', 'PGRST303', 'InvalidJWT'];

const codeOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

async function reasonOf(client: MediaClient, { cause }: AdapterError): Promise<DeniedReason> {
  if (staleTokens.includes(codeOf(cause))) return 'signed-out';
  return (await confirmSignedIn(client)) ? 'not-allowed' : 'signed-out';
}

/**
 * Runs what only managers may do. When it is denied, the error says whether signing in (again) would
 * help: the backend refuses a visitor and the wrong account in the same words.
 * @throws AdapterError
 */
export async function asManager<Result>(
  client: MediaClient,
  perform: () => Promise<Result>,
): Promise<Result> {
  try {
    return await perform();
  } catch (error) {
    if (!(error instanceof AdapterError) || error.kind !== 'denied' || error.reason) throw error;
    const reason = await reasonOf(client, error);
    throw new AdapterError('denied', error.message, error.cause, reason);
  }
}

/** True for a failure that signing in (again) would mend. */
export const isSignInNeeded = (error: unknown): boolean =>
  error instanceof AdapterError && error.reason === 'signed-out';
