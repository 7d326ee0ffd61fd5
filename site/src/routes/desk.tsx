import { Outlet } from 'react-router';
import { Desk } from '../features/admin/index.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** Tools with live data, so they hydrate right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

/** What every desk has around it: the bars, the account, and the sign-in. */
export default function DeskRoute() {
  return (
    <Desk links={useAdminLinks()}>
      <Outlet />
    </Desk>
  );
}
