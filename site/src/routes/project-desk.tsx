import { company } from '../content/company.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { Projects } from '../features/projects/desk/Projects.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

export const meta = () => [
  { title: `Projects - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** All projects, for editors (docs/behavior.md#projects-desk). */
export default function ProjectsPage() {
  return <Projects links={useAdminLinks()} />;
}
