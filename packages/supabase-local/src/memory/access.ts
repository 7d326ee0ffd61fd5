import { ApiError } from '../http/errors.ts';
import type { Caller } from '../ports.ts';

/** A manager by the token's claim, or a script with the secret key. */
export function isManager({ role, claims }: Caller): boolean {
  return role === 'service_role' || Object(claims.app_metadata).role === 'manager';
}

/** Enough to show a sign-in. The policies themselves are in supabase/migrations. */
export function requireManager(caller: Caller, table: string): void {
  if (isManager(caller)) return;
  throw new ApiError('42501', `permission denied for table ${table}`);
}
