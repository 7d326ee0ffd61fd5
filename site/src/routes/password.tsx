import { company } from '../content/company.ts';
import { PasswordPage } from '../features/people/PasswordPage.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

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
  return <PasswordPage />;
}
