import { company } from '../content/company.ts';
import { useAdminLinks } from '../features/leads/inbox/useAdminLinks.ts';
import { EditPost } from '../features/posts/EditPost.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';

/** A tool with live data, so it hydrates right after the first paint. */
export const handle: RouteHandle = { hydration: 'eager', frame: 'admin' };

export const meta = () => [
  { title: `Edit post - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** One post, for editing (docs/behavior.md#post-editing). */
export default function EditPostPage() {
  const links = useAdminLinks();
  return <EditPost links={links} />;
}
