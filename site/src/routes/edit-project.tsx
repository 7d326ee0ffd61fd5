import { company } from '../content/company.ts';
import { cityNames, services } from '../content/pages.server.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { EditProject } from '../features/projects/desk/EditProject.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import type { Route } from './+types/edit-project.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

/** Runs at build time: the names of the site's cities and services. */
export const loader = () => ({
  choices: { cities: cityNames.toSorted(), services: services.map(({ name }) => name) },
});

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Edit project - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** One project, for editing (docs/behavior.md#projects-desk). */
export default function EditProjectPage({ loaderData }: Route.ComponentProps) {
  return <EditProject links={useAdminLinks()} choices={loaderData.choices} />;
}
