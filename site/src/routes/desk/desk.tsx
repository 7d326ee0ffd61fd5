import { Outlet } from 'react-router';
import '../../desk.ts';
import { Desk } from '@custom-designs/desk';
import type { RouteHandle } from '../../layout/routeHandle.ts';
import { usePath } from '../../layout/usePath.ts';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';

/** Tools with live data, so they hydrate right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

/** What every desk has around it: the bars, the account, and the sign-in. */
export default function DeskRoute() {
  return (
    <Desk path={usePath()} query={useSearchQuery()}>
      <Outlet />
    </Desk>
  );
}
