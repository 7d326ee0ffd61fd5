import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { type Collection, slugsOf } from './content/paths.ts';

/**
 * One module serves all pages of a folder. Each page is its own route instead of a parameter, so an
 * unknown address belongs to not-found, in the router as on the server.
 */
const collection = (name: Collection, module: string): RouteConfigEntry[] =>
  slugsOf(name).map((slug) => route(`${name}/${slug}`, module, { id: `${name}/${slug}` }));

/** docs/behavior/every-page.md#routes */
const routes = [
  index('routes/home.tsx'),
  route('services', 'routes/services.tsx'),
  ...collection('services', 'routes/service.tsx'),
  route('residential', 'routes/area-overview.tsx', { id: 'residential' }),
  ...collection('residential', 'routes/area-page.tsx'),
  route('commercial', 'routes/area-overview.tsx', { id: 'commercial' }),
  ...collection('commercial', 'routes/area-page.tsx'),
  route('communities', 'routes/communities.tsx'),
  ...collection('communities', 'routes/community.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('contact/sent', 'routes/after-form.tsx', { id: 'contact/sent' }),
  route('contact/not-sent', 'routes/after-form.tsx', { id: 'contact/not-sent' }),
  route('privacy', 'routes/privacy.tsx'),
  route('projects', 'routes/projects.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/preview', 'routes/shared-preview.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  layout('routes/desk/desk.tsx', [
    route('admin', 'routes/desk/today.tsx'),
    route('admin/facts', 'routes/desk/facts.tsx'),
    route('admin/leads', 'routes/desk/messages.tsx'),
    route('admin/media', 'routes/desk/pictures.tsx'),
    route('admin/posts', 'routes/desk/posts.tsx'),
    route('admin/posts/edit', 'routes/desk/edit-post.tsx'),
    route('admin/posts/preview', 'routes/desk/preview-post.tsx'),
    route('admin/projects', 'routes/desk/projects.tsx'),
    route('admin/projects/edit', 'routes/desk/edit-project.tsx'),
    route('admin/reviews', 'routes/desk/reviews.tsx'),
    route('admin/reviews/edit', 'routes/desk/edit-review.tsx'),
    route('admin/people', 'routes/desk/people.tsx'),
  ]),
  route('admin/password', 'routes/desk/password.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
export default routes;

/** Every fixed path. Blog articles are data, so they aren't included. */
export const routePaths: readonly string[] = routes
  .flatMap(({ children, ...own }) => children ?? [own])
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => !/[:*]/.test(path));
