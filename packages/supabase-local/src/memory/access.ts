import { ApiError } from '../http/errors.ts';
import type { Caller } from '../ports.ts';
import type { Command, Policy, PolicyCaller, PolicyRole, Row, Table } from './schema/table.ts';

function isPolicyRole(role: Caller['role']): role is PolicyRole {
  return role !== 'service_role';
}

/**
 * Throws 42501 unless the caller's role has the grant for the command, and for these columns if the
 * grant names columns.
 */
export function requireGrant(
  name: string,
  table: Table,
  command: Command,
  caller: Caller,
  columns: readonly string[] = [],
): void {
  if (!isPolicyRole(caller.role)) return;
  const grant = table.grants[caller.role][command];
  if (grant === true || (grant && columns.every((column) => grant.includes(column)))) return;
  throw new ApiError('42501', `permission denied for ${table.view ? 'view' : 'table'} ${name}`);
}

function policiesFor(policies: readonly Policy[], command: Command, role: PolicyRole): Policy[] {
  return policies.filter((policy) => policy.command === command && policy.roles.includes(role));
}

/** Whether this command sees a row. Without a policy that allows it, it does not. */
export function isVisible(
  policies: readonly Policy[],
  command: Command,
  row: Row,
  caller: PolicyCaller,
): boolean {
  if (!isPolicyRole(caller.role)) return true;
  const relevant = policiesFor(policies, command, caller.role);
  return relevant.some(({ using }) => using?.(row, caller) === true);
}

/** Throws 42501 unless a policy allows the caller to write this row. */
export function requireCheck(
  name: string,
  policies: readonly Policy[],
  command: 'insert' | 'update',
  row: Row,
  caller: PolicyCaller,
): void {
  if (!isPolicyRole(caller.role)) return;
  const relevant = policiesFor(policies, command, caller.role);
  if (relevant.some(({ check, using }) => (check ?? using)?.(row, caller) === true)) return;
  throw new ApiError('42501', `new row violates row-level security policy for table "${name}"`);
}
