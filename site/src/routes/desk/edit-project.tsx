import { EditProject } from '@custom-designs/desk/projects/edit';
import { company } from '../../content/company.ts';
import { cityNames, services } from '../../content/pages.server.ts';
import type { Route } from './+types/edit-project.ts';

/** Runs at build time: the names of the site's cities and services. */
export const loader = () => ({
  choices: { cities: cityNames.toSorted(), services: services.map(({ name }) => name) },
});

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Project - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** One project, for editing (docs/behavior/managers.md#projects-desk). */
export default function EditProjectPage({ loaderData }: Route.ComponentProps) {
  return <EditProject choices={loaderData.choices} />;
}
