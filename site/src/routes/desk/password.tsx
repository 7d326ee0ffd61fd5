import { PasswordPage } from '@custom-designs/desk/password';
import { company } from '../../content/company.ts';
import type { RouteHandle } from '../../layout/routeHandle.ts';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';

/** Its form depends on the address, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

export const meta = () => [
  { title: `Password - ${company.name}` },
  { name: 'robots', content: 'noindex' },
  // The address holds a token.
  { name: 'referrer', content: 'no-referrer' },
];

/** Where mailed links lead (docs/behavior/managers.md#forgotten-password). */
export default function Password() {
  return <PasswordPage query={useSearchQuery()} />;
}
