import { blog } from '../content/blog.ts';
import { company } from '../content/company.ts';
import { pictureOf } from '../content/resolveContent.server.ts';
import { SharedPreview } from '../features/blog/SharedPreview.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import type { Route } from './+types/shared-preview.ts';

export const handle: RouteHandle = { headerVariant: 'solid', hydration: 'eager' };

/** Runs at build time: what an article shows besides the post. */
export const loader = () => ({
  back: blog.article.back,
  fallbackImage: { ...pictureOf('premium-lighting'), alt: '' },
});

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Preview - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** A post that an editor shares before it's published (docs/behavior/posts.md#post-preview). */
export default function SharedPreviewPage({ loaderData }: Route.ComponentProps) {
  return <SharedPreview {...loaderData} />;
}
