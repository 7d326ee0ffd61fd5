import { People } from '@custom-designs/desk/people';
import { company } from '../../content/company.ts';

export const meta = () => [
  { title: `People - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** People with access (docs/behavior/managers.md#people). */
export default function PeopleRoute() {
  return <People />;
}
