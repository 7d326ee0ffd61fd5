import { Container } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { company } from '../content/company.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { MediaCenter } from '../features/media/MediaCenter.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** Live data, and a tool: it answers right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager' };

export const meta = () => [
  { title: `Media Center - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Everybody may look; whoever changes something is asked to sign in (docs/media-center.md). */
export default function Media() {
  const links = useAdminLinks();
  return (
    <>
      <noscript>
        <Container>
          <Text>
            The Media Center needs JavaScript. Turn it on in your browser, then reload this page.
          </Text>
        </Container>
      </noscript>
      <MediaCenter links={links} />
    </>
  );
}
