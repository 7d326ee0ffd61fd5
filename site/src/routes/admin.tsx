import { company } from '../content/company.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { Today } from '../features/today/Today.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

export const meta = () => [
  { title: `Today - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The managers' first screen (docs/behavior.md#today). */
export default function Admin() {
  return <Today links={useAdminLinks()} />;
}
