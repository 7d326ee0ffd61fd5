import { company } from '../content/company.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { People } from '../features/people/People.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

export const meta = () => [
  { title: `People - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** People with access (docs/behavior.md#people). */
export default function PeopleRoute() {
  return <People links={useAdminLinks()} />;
}
