import { company } from '../content/company.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { Posts } from '../features/posts/Posts.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

export const meta = () => [
  { title: `Posts - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** All posts, for editors (docs/behavior.md#posts-desk). */
export default function PostsPage() {
  const links = useAdminLinks();
  return <Posts links={links} />;
}
