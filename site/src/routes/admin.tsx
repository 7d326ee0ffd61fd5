import { company } from '../content/company.ts';
import { Today } from '../features/today/Today.tsx';

export const meta = () => [
  { title: `Today - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The managers' first screen (docs/behavior/managers.md#today). */
export default function Admin() {
  return <Today />;
}
