import { company } from '../content/company.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { MediaCenter } from '../features/media/MediaCenter.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

export const meta = () => [
  { title: `Media Center - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Everyone may view it. A change asks for a sign-in (docs/media-center.md). */
export default function Media() {
  const links = useAdminLinks();
  return <MediaCenter links={links} />;
}
