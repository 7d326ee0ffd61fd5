import { company } from '../content/company.ts';
import { Projects } from '../features/projects/desk/Projects.tsx';

export const meta = () => [
  { title: `Projects - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** All projects, for editors (docs/behavior/managers.md#projects-desk). */
export default function ProjectsPage() {
  return <Projects />;
}
