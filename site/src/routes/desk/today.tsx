import { Today } from '@custom-designs/desk/today';
import { company } from '../../content/company.ts';
import { initialFacts } from '../../features/facts/initial.server.ts';
import type { Route } from './+types/today.ts';

/** Runs at build time: what the content files still hold of the samples. */
export const loader = () => ({
  samples: {
    facts: initialFacts().flatMap(({ key, isSample }) => (isSample ? [key] : [])),
    hasPictures: company.isSample.pictures,
  },
});

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Today - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The managers' first screen (docs/behavior/managers.md#today). */
export default function Admin({ loaderData }: Route.ComponentProps) {
  return <Today samples={loaderData.samples} />;
}
