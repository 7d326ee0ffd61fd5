import { Projects } from '@custom-designs/desk/projects';
import { company } from '../../content/company.ts';

export const meta = () => [
  { title: `Projects - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** All projects, for editors (docs/behavior/managers.md#projects-desk). */
export default function ProjectsPage() {
  return <Projects />;
}
