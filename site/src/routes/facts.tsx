import { Container } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { company } from '../content/company.ts';
import { Facts } from '../features/facts/Facts.tsx';
import { initialFacts } from '../features/facts/initial.server.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import type { Route } from './+types/facts.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

/** Runs at build time: the facts with the values of the content files. */
export const loader = () => ({ facts: initialFacts() });

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Facts - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The company's facts, which only managers change (docs/behavior.md#facts). */
export default function FactsRoute({ loaderData }: Route.ComponentProps) {
  const links = useAdminLinks();
  return (
    <>
      <noscript>
        <Container>
          <Text>
            This page needs JavaScript. Turn it on in your browser, then reload this page.
          </Text>
        </Container>
      </noscript>
      <Facts facts={loaderData.facts} links={links} />
    </>
  );
}
