import { company } from '../content/company.ts';
import { People } from '../features/people/People.tsx';

export const meta = () => [
  { title: `People - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** People with access (docs/behavior/managers.md#people). */
export default function PeopleRoute() {
  return <People />;
}
