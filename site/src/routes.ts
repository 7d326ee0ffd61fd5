import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import {
  commercialSlugs,
  communitySlugs,
  residentialSlugs,
  serviceSlugs,
} from './content/slugs.ts';

/**
 * A family of pages is one module. Each known slug is a route of its own rather than a parameter:
 * an address that no page has then belongs to not-found, in the router as on the server.
 */
const family = (folder: string, slugs: readonly string[], module: string): RouteConfigEntry[] =>
  slugs.map((slug) => route(`${folder}/${slug}`, module, { id: `${folder}/${slug}` }));

/** docs/behavior.md#routes */
export default [
  index('routes/home.tsx'),
  route('services', 'routes/services.tsx'),
  ...family('services', serviceSlugs, 'routes/service.tsx'),
  route('residential', 'routes/residential.tsx'),
  ...family('residential', residentialSlugs, 'routes/residential-page.tsx'),
  route('commercial', 'routes/commercial.tsx'),
  ...family('commercial', commercialSlugs, 'routes/commercial-page.tsx'),
  route('communities', 'routes/communities.tsx'),
  ...family('communities', communitySlugs, 'routes/community.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('projects', 'routes/projects.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  route('admin/media', 'routes/media.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
