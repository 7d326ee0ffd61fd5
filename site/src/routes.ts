import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Specification section 2, route table. A family of pages is one module with a slug. */
export default [
  index('routes/home.tsx'),
  ...[
    'services/:slug?',
    'residential/:slug?',
    'commercial/:slug?',
    'communities/:slug?',
    'projects',
    'about',
    'blog/:slug?',
    'contact',
    'admin/media',
  ].map((path) => route(path, 'routes/interim.tsx', { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
