import { Today } from '@custom-designs/desk/today';
import { company } from '../../content/company.ts';

export const meta = () => [
  { title: `Today - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The managers' first screen (docs/behavior/managers.md#today). */
export default function Admin() {
  return <Today />;
}
