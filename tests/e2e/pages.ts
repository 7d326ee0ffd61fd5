import { pagesOf } from './content.ts';

const pathsOf = async (group: Parameters<typeof pagesOf>[0]) =>
  (await pagesOf(group)).map(({ path }) => path);

/** docs/behavior/every-page.md#routes: a page for each file of a folder, in the order that the files give. */
export const services = await pathsOf('services');
export const residential = await pathsOf('residential');
export const commercial = await pathsOf('commercial');
export const communities = await pathsOf('communities');

/** An address without a page. */
export const notFound = '/no-such-room';

const [overviews, details] = [
  ['/services', '/residential', '/commercial', '/communities'],
  [services, residential, commercial, communities],
];

/** One page of each template, with an article. */
export const templates: Readonly<Record<string, readonly string[]>> = {
  'pages of the company': [
    '/',
    '/about',
    '/contact',
    '/contact/sent',
    '/contact/not-sent',
    '/privacy',
  ],
  overviews: [...overviews, '/projects', '/blog', notFound],
  'pages below an overview': [
    ...details.flatMap((pages) => pages.slice(0, 1)),
    '/blog/lighting-a-palm',
  ],
  'pages of managers': [
    '/admin',
    '/admin/leads',
    '/admin/media',
    '/admin/password',
    '/blog/preview',
  ],
};

/** The pages that share a template with one of those. */
export const furtherPages: readonly string[] = [
  ...details.flatMap((pages) => pages.slice(1)),
  // They show nothing else than `/admin` before a sign-in.
  '/admin/facts',
  '/admin/people',
  '/admin/posts',
  '/admin/posts/edit',
  '/admin/posts/preview',
  '/admin/projects',
  '/admin/projects/edit',
  '/admin/reviews',
  '/admin/reviews/edit',
];

export const everyPage: readonly string[] = [...Object.values(templates).flat(), ...furtherPages];
