import { AdapterError, type DeniedReason } from '@custom-designs/supabase/errors';
import type { ManagerClient } from '../managerClient.ts';
import { confirmSignedIn, connectAccount } from './session.ts';

async function requireRight(right: 'isManager' | 'isEditor'): Promise<void> {
  const signedIn = await confirmSignedIn();
  if (signedIn?.[right]) return;
  const reason = signedIn ? 'not-allowed' : 'signed-out';
  throw new AdapterError('denied', 'This account can’t see this', undefined, reason);
}

/**
 * Checks that the session is still active, because policies return no rows to an ended one. @throws
 * AdapterError `denied` if it has ended or isn't a manager's
 */
export const requireManager = () => requireRight('isManager');

/** The same for managers and editors. @throws AdapterError `denied` */
export const requireEditor = () => requireRight('isEditor');

/**
 * Returns the rows. If there are none, checks the session first, by default for a manager's.
 * @throws AdapterError like `requireManager`
 */
export async function believed<Row>(
  rows: readonly Row[],
  check = requireManager,
): Promise<readonly Row[]> {
  if (rows.length === 0) await check();
  return rows;
}

/** Error codes of tables and storage for an expired or invalid token. */
const staleTokens = ['PGRST301', 'PGRST303', 'InvalidJWT'];

const codeOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

async function reasonOf({ cause }: AdapterError): Promise<DeniedReason> {
  const signedIn = await confirmSignedIn();
  return signedIn && !staleTokens.includes(codeOf(cause)) ? 'not-allowed' : 'signed-out';
}

/**
 * Runs an action with the manager's client. If it's denied, the error says whether signing in would
 * help, because the backend responds the same to a visitor and to the wrong account.
 * @throws AdapterError
 */
export async function asManager<Result>(
  perform: (client: ManagerClient) => Promise<Result>,
): Promise<Result> {
  const client = await connectAccount();
  try {
    return await perform(client);
  } catch (error) {
    if (!(error instanceof AdapterError) || error.kind !== 'denied' || error.reason) throw error;
    const reason = await reasonOf(error);
    throw new AdapterError('denied', error.message, error.cause, reason);
  }
}

/** Whether signing in again would resolve the error. */
export const isSignInNeeded = (error: unknown): boolean =>
  error instanceof AdapterError && error.reason === 'signed-out';
