import { Facts } from '@custom-designs/desk/facts';
import { company } from '../../content/company.ts';
import { initialFacts } from '../../features/facts/initial.server.ts';
import type { Route } from './+types/facts.ts';

/** Runs at build time: the facts with the values of the content files. */
export const loader = () => ({ facts: initialFacts() });

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Facts - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The company's facts, which only managers change (docs/behavior/managers.md#facts). */
export default function FactsRoute({ loaderData }: Route.ComponentProps) {
  return <Facts facts={loaderData.facts} />;
}
